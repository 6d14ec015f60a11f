export { type Running, runProcess } from './run-process.ts';
