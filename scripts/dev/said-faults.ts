/** What keeps programs from starting, so that the fault of a file that many use is said once. */
export class SaidFaults {
  readonly #programs = new Map<string, Set<string>>();

  /** @returns whether nobody has said it yet, or this program has: then it is there again */
  isNew(program: string, fault: string): boolean {
    const programs = this.#programs.get(fault);
    if (programs && !programs.has(program)) {
      programs.add(program);
      return false;
    }
    this.#programs.set(fault, new Set([program]));
    return true;
  }

  /** A program that starts again has been mended: the next time is another. */
  mended(program: string): void {
    for (const [fault, programs] of this.#programs) if (programs.has(program)) this.#programs.delete(fault);
  }
}
