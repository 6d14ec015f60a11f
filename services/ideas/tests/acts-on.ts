import { eventually, publishedFacts } from '@ideabox/testing';

/** What the audit log was told of an entity, once that is as much as is expected. */
export const actsOn = (natsUrl: string, entity: string, id: number, expected: number) =>
  eventually(async () => {
    const acts = (await publishedFacts(natsUrl, 'audit.v1.Acted')).filter(
      (act) => act.entity === entity && act.entity_id === String(id),
    );
    expect(acts).toHaveLength(expected);
    return acts;
  });
