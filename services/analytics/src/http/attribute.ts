import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import type { Attribute } from '../domain/attributes.ts';
import { tellByRole } from '../domain/suppress.ts';
import { labelOf } from '../labels/index.ts';
import { readMemberSnapshot } from '../store/figures/member-snapshots.ts';
import { route } from './route.ts';
import { readWidgetQuery, widgetQuery, widgetRefusals } from './widget-query.ts';

/** The widget that breaks registered members down by an attribute. */
export const attributeRoute = (attribute: Attribute, summary: string) =>
  route({
    method: 'get',
    path: `/analytics/${attribute}`,
    summary,
    access: 'anyone',
    query: { ...widgetQuery, ...paging({ limit: 100 }) },
    result: z.object({ key: z.string(), label: z.string(), count: z.int().min(1) }),
    many: true,
    csv: true,
    ...widgetRefusals,
    handle: async (context, { caller, query, language }) => {
      const { personal, period, filter } = await readWidgetQuery(context, caller, query);
      const { roles, category } = filter;
      // Members belong to no category.
      const cells =
        category === undefined
          ? tellByRole(await readMemberSnapshot(context.db, attribute, period.end), roles)
          : [];
      const { limit, offset } = query;
      const rows = cells.map(({ key, count }) => ({ key, label: labelOf(language, attribute, key), count }));
      return page(rows.slice(offset, offset + limit), { count: rows.length, limit, offset }, { personal });
    },
  });
