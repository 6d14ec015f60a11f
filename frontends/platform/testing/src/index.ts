export { expectAccessible } from './axe.ts';
export { edge } from './browser.ts';
export type { Answer, Answers, Call } from './edge.ts';
export * from './faults.ts';
export * from './samples.ts';
export { show, type Visit } from './screen.tsx';
