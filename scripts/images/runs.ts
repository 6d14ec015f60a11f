/** Of a package of others: types, sources of what is compiled, maps, words for people, fonts of browsers, and what tries it out. */
const idleInPackage = [
  /\.(map|[cm]?tsx?|flow|md|markdown|sh|bash|woff2|css)$/i,
  /\.(test|spec)\.[cm]?js$/i,
  /^(test|tests|__tests__|docs?|examples?|benchmarks?|\.github)\//,
];

/** Of a workspace: the same, where TypeScript is what runs. */
const idleInWorkspace = [
  /\.test\.tsx?$/,
  /\.(md|sh)$/,
  /^(tests|decisions|docs|e2e|faults|fixtures|measurements|checks|samples)\//,
  /^(serve|webpack\.config)\.ts$/,
  /^(buf\.yaml|released\.binpb)$/,
];

const isIn = (patterns: RegExp[], file: string) => patterns.some((pattern) => pattern.test(file));

/** Whether a file, by its path within a package of others, is there when the product runs. */
export const runsInPackage = (file: string): boolean => !isIn(idleInPackage, file);

/** The same of a workspace's own. */
export const runsInWorkspace = (file: string): boolean => !isIn(idleInWorkspace, file);
