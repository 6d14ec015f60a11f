export { type Running, runProcess } from './run-process.ts';
export { CallerGone, callerSignal, whileWanted, whoeverWaits } from './wanted.ts';
