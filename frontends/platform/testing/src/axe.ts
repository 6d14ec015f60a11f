import { run } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Both look at colours and places, of which there are none without a layout. */
const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** Nothing of the document, as it stands, breaks a rule of accessibility. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    rules,
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual(
    [],
  );
}
