import { breakpoint } from './breakpoint.ts';
import type { Scenario } from './scenario.ts';
import { smoke } from './smoke.ts';
import { spike } from './spike.ts';
import { average, soak } from './steady.ts';
import { stress } from './stress.ts';

export const scenarios = { smoke, average, stress, spike, soak, breakpoint } satisfies Record<
  string,
  Scenario
>;
export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
