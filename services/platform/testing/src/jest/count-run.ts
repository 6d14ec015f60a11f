/** Tells one run of a process that watches from the next: what is ours is loaded again for each. */
export default function countRun(): void {
  process.env.TEST_RUN = String(Number(process.env.TEST_RUN ?? 0) + 1);
}
