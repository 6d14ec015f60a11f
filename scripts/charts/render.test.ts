import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { objectsIn } from './objects.ts';
import { goldenOf, renderAll, renderAt, renderedSets, renderOne, renderPart } from './render.ts';
import { umbrella, valuesOf } from './values-of.ts';

type Parts = Record<string, { enabled?: boolean }>;

const repository = join(import.meta.dirname, '../..');

test.each(renderedSets)('%s is rendered as it is kept; `npm run charts` accepts what has changed', (set) => {
  expect(renderAll(set)).toBe(readFileSync(join(repository, goldenOf(set)), 'utf8'));
});

const globals = [
  ...['--set', 'global.images=localhost/ideabox', '--set', 'global.siteUrl=http://localhost:8080'],
  ...['--set', 'global.oidc.issuer=http://localhost:8081/realms/ideabox'],
  ...[
    '--set',
    'global.oidc.jwksUrl=http://identity-provider:8080/realms/ideabox/protocol/openid-connect/certs',
  ],
];

const partsOf = (set: string) =>
  Object.entries(parse(readFileSync(join(repository, umbrella, 'values.yaml'), 'utf8')) as Parts)
    .filter(([part, { enabled }]) => part !== 'global' && (set === 'evaluation' || enabled))
    .map(([part]) => part);

test.each(renderedSets)(
  'a release of its own for each part brings what the umbrella’s brings for %s',
  (set) => {
    const said = (rendered: string) =>
      objectsIn(rendered)
        .map((one) => JSON.stringify(one))
        .sort();
    expect(
      said(
        partsOf(set)
          .map((part) => renderPart(set, part))
          .join('\n---\n'),
      ),
    ).toEqual(said(renderAll(set)));
  },
);

test('a part that there is not has no values, and that is said', () => {
  expect(() => valuesOf('production', 'idea')).toThrow(/^There is no part "idea": they are base, gateway, /);
});

test('an upgrade migrates before anything else, by the image that it brings', () => {
  const [job] = objectsIn(renderOne('ideas', ...globals, '--is-upgrade', '--set', 'tag=1.2.0')).filter(
    ({ kind }) => kind === 'Job',
  );
  expect(job).toMatchObject({
    metadata: { annotations: { 'helm.sh/hook': 'pre-upgrade' } },
    spec: {
      template: { spec: { containers: [{ image: 'localhost/ideabox/ideas:1.2.0', args: ['migrate'] }] } },
    },
  });
});

test('an image that is older than the chart is refused by its version', () => {
  const rendered = (tag: string) => () => renderAt('1.4.0', 'ideas', ...globals, '--set', `tag=${tag}`);
  expect(rendered('1.3.9')).toThrow('ideas.tag: the image 1.3.9 is older than this chart, which is of 1.4.0');
  for (const tag of ['1.4.0', '1.10.0', 'trial']) expect(rendered(tag)()).toContain(`/ideas:${tag}`);
});

test.each([
  ['replica=2', "'replica' not allowed"],
  ['replicas=many', '/replicas'],
  ['service.type=Everywhere', '/service/type'],
  ['settings.lower=x', 'lower'],
  ['network.from[0].name=web', "missing property 'ports'"],
  ['global.siteUrl=ideabox.example', '/global/siteUrl'],
])('%s is refused by name', (value, words) => {
  expect(() => renderOne('ideas', ...globals, '--set', value)).toThrow(words);
});
