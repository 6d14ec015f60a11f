/** What there is to show; an empty chart is `ready` without figures. */
export type ChartStatus = 'loading' | 'error' | 'ready';

/** What every chart takes. */
export type ChartProps = {
  title: string;
  /** What is counted, over which time. */
  description?: string;
  status: ChartStatus;
  onRetry?: () => void;
  /** Said in place of the chart when all its figures are zero. */
  emptyText?: string;
  headingLevel?: 2 | 3 | 4;
};
