import type { ReactNode } from 'react';

/** What there is to show; an empty chart is `ready` without figures. */
export type ChartStatus = 'loading' | 'error' | 'ready';

/** What everyone may take from a chart, and where it stands. */
export type ChartCard = {
  /** Of the chart in its page, by which it is linked to. */
  id: string;
  /** Where the page stands with all that it shows; the chart's own place is added. */
  search: string;
  isTableShown: boolean;
  onShowTable: (shown: boolean) => void;
  /** How its figures are counted. */
  method: string;
  /** Where anyone can fetch the answer that the figures are from. */
  address: string | undefined;
  /** The figures as a table for spreadsheets. @throws where no answer is to be had */
  loadCsv: (() => Promise<Blob>) | undefined;
  /** What else there is to know, as of when the figures are right. */
  note?: ReactNode;
};

/** What every chart takes. */
export type ChartProps = {
  title: string;
  /** What is counted, over which time. */
  description?: string;
  /** Other ways to look at it, to choose from. */
  choice?: ReactNode;
  /** What the picture shows, in one sentence made from its figures. */
  sentence?: string;
  status: ChartStatus;
  onRetry?: () => void;
  /** Said in place of the chart when all its figures are zero. */
  emptyText?: string;
  headingLevel?: 2 | 3 | 4;
  card?: ChartCard;
};
