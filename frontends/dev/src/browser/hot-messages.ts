import { edits, type Messages } from './edits.ts';

type Kept = { messages?: Messages };

/** What webpack hands to a module that can be replaced. */
type Hot = { data?: Kept; dispose: (keep: (kept: Kept) => void) => void; accept: () => void };

/** Called by a module of messages: what it said before is told apart from what it says now. */
export function take(hot: Hot | undefined, messages: Messages): void {
  const before = hot?.data?.messages;
  if (before) edits.take(before, messages);
  hot?.dispose((kept) => {
    kept.messages = messages;
  });
  hot?.accept();
}
