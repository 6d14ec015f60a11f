import { join } from 'node:path';
import { cacheFolder } from './scripts/test/machine/cache-folder.ts';

const cacheDirectory = join(cacheFolder(), 'jest');

const swc = (react) => ({
  '^.+\\.[mc]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', ...react } },
      },
      module: { type: 'commonjs' },
    },
  ],
});

const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  testPathIgnorePatterns: ['/node_modules/'],
  transform: swc(),
  cacheDirectory,
  transformIgnorePatterns: [],
  extensionsToTreatAsEsm: [],
  testRunner: '<rootDir>/scripts/test/jest/told-runner.ts',
  ...more,
});

const serverTesting = './services/platform/testing/src';

/** Loaded by Node as in production, once a worker. */
const native = { runtime: `${serverTesting}/jest/runtime.ts`, transform: {} };

/** Services beside real servers. */
const servers = {
  ...native,
  testEnvironment: `${serverTesting}/jest/environment.ts`,
  globalSetup: `${serverTesting}/jest/global-setup.ts`,
  globalTeardown: `${serverTesting}/jest/global-teardown.ts`,
};

/** The product, or screens on samples, from the outside. */
const outside = {
  ...native,
  testEnvironment: './frontends/e2e/support/browser/failure-environment.ts',
  globalSetup: `${serverTesting}/jest/count-run.ts`,
};

const screenTesting = './frontends/platform/testing';

/** Parts of screens in a document of their own, built as the bundler builds them. */
const screens = {
  testEnvironment: `${screenTesting}/environment.mjs`,
  setupFilesAfterEnv: [`${screenTesting}/src/setup.ts`],
  transform: swc({ importSource: '@emotion/react' }),
  // Big, and as Node runs it.
  transformIgnorePatterns: ['/node_modules/(axe-core|@digital-go-jp)/'],
};

export default {
  // What hangs is ended by it; a machine three times as slow as a slow one does not reach it.
  testTimeout: 240_000,
  cacheDirectory,
  testSequencer: './scripts/test/jest/longest-first.ts',
  projects: [
    project('unit', [
      '{gateway,services,frontends,protos,scripts}/**/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'frontends/platform/*/checks/*.test.ts',
    ]),
    project('components', ['frontends/**/src/**/*.test.tsx'], screens),
    project('e2e', ['{gateway,frontends}/e2e/**/!(layout-*).test.ts'], outside),
    project('layout', ['frontends/e2e/layout-*.test.ts'], outside),
    project('faults', ['gateway/faults/**/*.test.ts']),
    project('integration', ['{gateway,services}/**/tests/**/*.test.ts'], servers),
  ],
};
