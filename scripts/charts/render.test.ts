import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { objectsIn } from './objects.ts';
import { goldenOf, renderAll, renderedSets, renderOne } from './render.ts';

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

test('a deployable’s own release brings what the umbrella’s brings of it', () => {
  const umbrella = objectsIn(renderAll('evaluation')).map((one) => JSON.stringify(one));
  const own = objectsIn(renderOne('ideas', ...globals)).map((one) => JSON.stringify(one));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((one) => !umbrella.includes(one))).toEqual([]);
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
