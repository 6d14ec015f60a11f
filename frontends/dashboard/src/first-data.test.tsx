import { waitFor } from '@testing-library/react';
import { show } from '../../platform/testing/src/index.ts';
import { addDays, today } from './figures/periods.ts';
import { firstData } from './first-data.ts';
import { remote } from './remote.ts';
import { dashboardAnswers } from './testing/samples.ts';

/** What a value comes to at an address that chooses nothing. */
const asked = (value: unknown) =>
  typeof value === 'object' && value !== null && 'day' in value ? addDays(today(), Number(value.day)) : value;

test.each(Object.entries(firstData))(
  '%s asks for what its document brings along',
  async (page, questions) => {
    const Page = await remote.pages[page]?.();
    const { edge } = show(['platform/charts', 'platform/ui', 'dashboard'], Page ? <Page /> : null, {
      at: '/analyze',
      drawsMain: true,
    });
    edge.answer(dashboardAnswers());
    for (const { path, query = {} } of questions) {
      const { category: _, ...always } = query;
      const words = Object.entries(always).map(([name, value]) => [name, String(asked(value))]);
      await waitFor(() =>
        expect(edge.calls(`GET ${path}`).map((call) => Object.fromEntries(call.query))).toContainEqual(
          expect.objectContaining(Object.fromEntries(words)),
        ),
      );
    }
  },
);
