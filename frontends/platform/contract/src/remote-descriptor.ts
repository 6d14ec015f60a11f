import type { RouteEntry } from './route-entry.ts';

/** What the build writes beside a remote (`remote.json`) and the web server hands to the shell. */
export type RemoteDescriptor = {
  name: string;
  /** URL of the federation entry script. */
  entry: string;
  routes: RouteEntry[];
  dialogs: string[];
  /** Its words as they are written, for the web server: names of their files by locale. */
  words?: Record<string, string>;
  /** Every file of the release but this description. */
  files?: string[];
};
