import type { RouteData } from './route-data.ts';

export type Layout = 'default' | 'dashboard' | 'empty';

/** One route of a remote, as plain data: the shell builds its router from it before any code of the remote loads. */
export type RouteEntry = {
  /** react-router pattern, absolute, without the locale prefix: `/idea/:id`. */
  path: string;
  /** Message id of the page title, in the remote's own messages. */
  title: string;
  layout: Layout;
  /**
   * Message ids of its heading and of the sentences below it, and of its first part where that is words alone: the document says them
   * before any script has come.
   */
  intro?: { heading: string; lead: string[]; first?: { heading: string; texts: string[] } };
  /** Key in the `pages` of the remote's entry. */
  page: string;
  /** HTTP status of the document; 200 unless told. */
  status?: number;
  /** What the page asks for at once; the document brings it along. Added from the remote's table of first data. */
  data?: RouteData[];
  /** What its page needs, so that browsers fetch it early. Added by the build: names of the remote's scripts, … */
  files?: string[];
  /** … of those with its messages, by locale, … */
  messages?: Record<string, string[]>;
  /** … and what it takes from the shell, by the shell's names: `@ideabox/ui/controls`. */
  shared?: string[];
};
