/** The evening that the site has to carry. */
export const evening = {
  visitors: 5_000_000,
  hours: 4,
  /** When the minister speaks, so many times as many come as on average over the evening. */
  peak: 3,
  /** A core that is busier than this makes people wait. */
  busy: 0.6,
};

/** Who comes in the busiest second. */
export const peakVisitors = ({ visitors, hours, peak }: typeof evening): number =>
  (visitors / (hours * 3_600)) * peak;

export interface PartNeed {
  part: string;
  /** Processor time for a visitor. */
  ms: number;
  /** Visitors a second that one core carries, fully busy. */
  perCore: number;
  /** Cores in the busiest second, none busier than it may be. */
  cores: number;
}

/** Cores that each part needs in the busiest second. */
export function needsOf(processorMs: Record<string, number>, planned = evening): PartNeed[] {
  return Object.entries(processorMs).map(([part, ms]) => ({
    part,
    ms,
    perCore: 1_000 / ms,
    cores: Math.ceil((peakVisitors(planned) * ms) / 1_000 / planned.busy),
  }));
}
