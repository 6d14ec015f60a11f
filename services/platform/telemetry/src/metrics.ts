import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { standardOutput } from './lossy-output.ts';

/** A service's own registry, so that several services can live in one process under test. */
export type Metrics = {
  registry: Registry;
  counter: (name: string, help: string, labelNames?: string[]) => Counter;
  /** `look` sets it each time that it is read. */
  gauge: (name: string, help: string, labelNames?: string[], look?: (gauge: Gauge) => void) => Gauge;
  /** Seconds, in buckets from one millisecond to ten seconds. */
  duration: (name: string, help: string, labelNames?: string[]) => Histogram;
};

const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const createMetrics = (service: string): Metrics => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines that stdout did not take: its disk is full, or nobody reads it',
    registers,
    collect() {
      this.reset();
      this.inc(standardOutput.lost());
    },
  });
  return {
    registry,
    counter: (name, help, labelNames = []) => new Counter({ name, help, labelNames, registers }),
    gauge: (name, help, labelNames = [], look = () => undefined) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        collect() {
          look(this);
        },
      }),
    duration: (name, help, labelNames = []) =>
      new Histogram({ name, help, labelNames, registers, buckets: durationBuckets }),
  };
};
