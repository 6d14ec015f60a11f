import { globSync } from 'node:fs';

export type Project = 'unit' | 'components' | 'integration' | 'e2e' | 'layout' | 'faults';

export interface TestFile {
  project: Project;
  /** Relative to the repository. */
  path: string;
}

export interface JestProject {
  displayName: Project;
  testMatch: string[];
}

/** Every test file of a repository, by the patterns of its `jest.config.mjs`. */
export function findTestFiles(root: string, projects: JestProject[]): TestFile[] {
  const exclude = (path: string) => path.split('/').at(-1) === 'node_modules';
  return projects.flatMap(({ displayName: project, testMatch }) =>
    testMatch
      .flatMap((pattern) => globSync(pattern.replace('<rootDir>/', ''), { cwd: root, exclude }))
      .filter((path, index, all) => all.indexOf(path) === index)
      .sort()
      .map((path) => ({ project, path })),
  );
}

const outside: readonly Project[] = ['e2e', 'layout', 'faults'];

/** These need the running product. */
export const needsProduct = ({ project }: TestFile): boolean => outside.includes(project);
