/**
 * Import boundaries: protos ← platform ← gateway and services; services and remotes know nothing of each other. Types count as
 * what they are taken from does. Each rule is tried with a planted fault in `scripts/test/boundaries.test.ts`.
 */
const own = (folder) => `^${folder}/([^/]+)/`;
/** What is for those who make the product, and no part of it. */
const tests = '/(tests|testing|e2e|faults)/|\\.test\\.tsx?$|^frontends/catalogue/';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-knots-of-folders',
      comment: 'Of two folders one is the ground of the other. A folder and what lies within it are one.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'services-never-import-services',
      comment: 'Questions go over gRPC, facts travel as events.',
      severity: 'error',
      from: { path: own('services'), pathNot: '^services/platform/|/tests/' },
      to: { path: '^services/', pathNot: ['^services/platform/', '^services/$1/'] },
    },
    {
      name: 'gateway-imports-platform-alone',
      severity: 'error',
      from: { path: '^gateway/', pathNot: '/tests/' },
      to: { path: '^(services|frontends)/', pathNot: '^services/platform/' },
    },
    {
      name: 'platform-knows-no-service',
      severity: 'error',
      from: { path: '^services/platform/' },
      to: { path: '^(services|gateway|frontends|scripts)/', pathNot: '^services/platform/' },
    },
    {
      name: 'protos-know-nobody',
      severity: 'error',
      from: { path: '^protos/' },
      to: { path: '^(services|gateway|frontends|scripts)/' },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { path: '^(services|gateway|frontends)/', pathNot: tests },
      to: { path: '/tests/|/testing/|\\.test\\.tsx?$' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The domain takes no context, and knows neither HTTP, SQL, gRPC nor generated types: it imports itself, text, and what computes without I/O.',
      severity: 'error',
      from: { path: `${own('services')}src/domain/`, pathNot: tests },
      to: {
        pathNot: [
          '^services/$1/src/domain/',
          '^services/platform/text/',
          '^node_modules/(zod|fastest-levenshtein)/',
          // Whether a text is an address, and hashes.
          '^(net|crypto)$',
        ],
      },
    },
    {
      name: 'stores-do-not-know-http',
      severity: 'error',
      from: { path: '/src/store/' },
      to: { path: '/src/(http|rpc|events)/' },
    },
    {
      name: 'remotes-never-import-remotes',
      severity: 'error',
      from: { path: own('frontends'), pathNot: '^frontends/(platform|e2e|catalogue)/' },
      to: {
        path: '^frontends/',
        pathNot: ['^frontends/platform/', '^frontends/$1/', '^frontends/(webpack|remotes)\\.ts$'],
      },
    },
    {
      name: 'features-never-import-features',
      comment: 'What two features need lies beside them, where both may have it.',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^frontends/$1/src/features/', pathNot: '^frontends/$1/src/features/$2/' },
    },
    {
      name: 'shared-parts-know-no-feature',
      comment: 'Pages and the table of pages are made of features; what features share is not.',
      severity: 'error',
      from: { path: own('frontends'), pathNot: ['/src/(features|pages)/', '/src/remote\\.ts$', tests] },
      to: { path: '^frontends/$1/src/features/' },
    },
    {
      name: 'frontends-know-no-service',
      comment: 'What serves bundles handles its connections as services do.',
      severity: 'error',
      from: { path: '^frontends/', pathNot: '^frontends/e2e/' },
      to: { path: '^(services|gateway|protos|scripts)/', pathNot: '^services/platform/connections/' },
    },
    {
      name: 'frontend-platform-knows-no-remote',
      severity: 'error',
      from: { path: '^frontends/platform/' },
      to: { path: '^frontends/', pathNot: '^frontends/platform/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'protos/generated', 'dist'] },
    exclude: { path: ['/dist/'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
