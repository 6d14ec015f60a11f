export type { Answer } from './answer.ts';
export { expectAccessible } from './axe.ts';
export { edge } from './browser.ts';
export type { Answers, Call } from './edge.ts';
export * from './faults.ts';
export * from './samples.ts';
export { show, type Visit } from './screen.tsx';
export { testPages } from './test-pages.tsx';
