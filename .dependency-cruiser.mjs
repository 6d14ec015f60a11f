/** Import boundaries: protos ← platform ← gateway and services; services and remotes know nothing of each other. */
const own = (folder) => `^${folder}/([^/]+)/`;

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      from: { path: '^(services|gateway|frontends)/', pathNot: '/(tests|testing|e2e)/|\\.test\\.tsx?$' },
      to: { path: '/tests/|/testing/|\\.test\\.tsx?$' },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain imports neither HTTP, SQL, gRPC nor generated types.',
      severity: 'error',
      from: { path: '/src/domain/' },
      to: {
        path: '/src/(http|rpc|store|events)/|^protos/|^services/platform/(http|postgres|grpc|events)/|node_modules/(express|pg)/',
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
      from: { path: own('frontends'), pathNot: '^frontends/(platform|e2e)/' },
      to: {
        path: '^frontends/',
        pathNot: ['^frontends/platform/', '^frontends/$1/', '^frontends/(webpack|remotes)\\.ts$'],
      },
    },
    {
      name: 'frontends-know-no-service',
      severity: 'error',
      from: { path: '^frontends/', pathNot: '^frontends/e2e/' },
      to: { path: '^(services|gateway|protos|scripts)/' },
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
    exclude: { path: ['protos/generated', '/dist/'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
