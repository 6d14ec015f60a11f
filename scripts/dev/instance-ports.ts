import { allotPorts } from '../stack/ports.ts';

const howMany = 600;

/** Ports for instances that come and go: each name gets the next free one, and none is given twice soon after. */
export function instancePorts(first: number): (names: string[]) => Promise<Map<string, number>> {
  let next = first;
  let before: Promise<unknown> = Promise.resolve();
  const allot = async (names: string[]) => {
    if (next > first + howMany) next = first;
    const ports = new Map<string, number>(Object.entries(await allotPorts(next, names)));
    next = Math.max(next, ...ports.values()) + 1;
    return ports;
  };
  return (names) => {
    const allotted = before.then(() => allot(names));
    before = allotted.catch(() => undefined);
    return allotted;
  };
}
