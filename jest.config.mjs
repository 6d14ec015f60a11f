const transform = {
  '^.+\\.[mc]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  testPathIgnorePatterns: ['/node_modules/'],
  transform,
  transformIgnorePatterns: [],
  extensionsToTreatAsEsm: [],
  ...more,
});

const servers = {
  globalSetup: './services/platform/testing/src/global-setup.mjs',
  globalTeardown: './services/platform/testing/src/global-teardown.mjs',
};

export default {
  testTimeout: 30_000,
  projects: [
    project('unit', [
      '{gateway,services,frontends,protos,scripts}/**/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'frontends/platform/*/checks/*.test.ts',
    ]),
    project('e2e', ['{gateway,frontends}/e2e/**/*.test.{ts,tsx}'], {
      // Big scripts that run as they are, and of which axe-core only does.
      transformIgnorePatterns: ['/node_modules/(axe-core|playwright-core)/'],
    }),
    project('faults', ['gateway/faults/**/*.test.ts']),
    project('integration', ['{gateway,services}/**/tests/**/*.test.ts'], servers),
  ],
};
