import type { StaticCheck } from '../static-checks.ts';
import type { TestFile } from './test-files.ts';

/** What one run of `npm test` looks at. */
export interface Selection {
  checks: StaticCheck[];
  files: TestFile[];
  /** Whether the answers that no test has met can be told: only after all end-to-end tests. */
  contractCoverage: boolean;
  /** What a whole run would look at besides, for people. */
  leftOut: string[];
}
