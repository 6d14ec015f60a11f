import { freeMegabytes } from '../stack/folder/disk-space.ts';
import type { Terminal } from './terminal.ts';

const nextLook = 1_000;
/** With less, Postgres cannot begin another file of its log. */
const neededMegabytes = 32;

/** Says once that the disk is full, which whatever cannot write then says in many ways, and when there is room again. */
export function watchDisk(folder: string, terminal: Terminal, look = freeMegabytes): () => void {
  let isFull = false;
  const timer = setInterval(async () => {
    const free = await look(folder);
    if (isFull === free < neededMegabytes) return;
    isFull = !isFull;
    const sentence = `The disk is full: ${free} MB are free at ${folder}; what cannot write fails until there is room`;
    if (isFull) terminal.error('dev', sentence);
    else terminal.good('dev', `There is room again at ${folder}`);
  }, nextLook);
  return () => clearInterval(timer);
}
