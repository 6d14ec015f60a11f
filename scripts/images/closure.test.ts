import { closureOf, type Lock } from './closure.ts';

const lock: Lock = {
  'services/a': { dependencies: { '@own/base': '*', express: '1' } },
  'services/a/node_modules/express': { dependencies: { qs: '1' } },
  'services/base': {
    dependencies: { express: '2' },
    optionalDependencies: { fast: '1' },
    peerDependencies: { pg: '1', react: '1' },
    peerDependenciesMeta: { react: { optional: true } },
  },
  'node_modules/@own/base': { link: true, resolved: 'services/base' },
  'node_modules/express': { dependencies: { qs: '2' } },
  'node_modules/express/node_modules/qs': { dependencies: { express: '2' } },
  'node_modules/qs': {},
  'node_modules/fast': { optional: true },
  'node_modules/pg': {},
  'node_modules/react': {},
  'node_modules/jest': {},
};

test('a workspace runs with its packages, theirs and those that are linked to it, each from where Node finds it', () => {
  expect(closureOf(lock, 'services/a')).toEqual([
    'node_modules/@own/base',
    'node_modules/express',
    'node_modules/express/node_modules/qs',
    'node_modules/fast',
    'node_modules/pg',
    'node_modules/qs',
    'services/a',
    'services/a/node_modules/express',
    'services/base',
  ]);
});

test('a package of another platform, which the lock does not hold, is left out', () => {
  const { 'node_modules/fast': _, ...others } = lock;
  expect(closureOf(others, 'services/base')).not.toContain('node_modules/fast');
});

test('what is no workspace is refused', () => {
  expect(() => closureOf(lock, 'services/none')).toThrow('services/none is no workspace');
});
