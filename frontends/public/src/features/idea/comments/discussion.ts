import { createContext, useContext } from 'react';

/** What all comments of one idea have in common for one reader; it changes rarely, as every comment is drawn from it. */
export type Discussion = {
  ideaId: number;
  /** Whose unsent texts are shown. */
  draftOwner: string | undefined;
  isVisitor: boolean;
  isOperator: boolean;
  isIdeaAuthor: boolean;
  /** The category is archived: nothing is written or rated any more. */
  isClosed: boolean;
  /** The category's stage takes no comments from this reader, either, or the category is archived. */
  isMuted: boolean;
  /** Shows a visitor why to log in; the text is the message's id. */
  askForLogin: (reason: string) => void;
};

export const DiscussionContext = createContext<Discussion | null>(null);

export function useDiscussion(): Discussion {
  const discussion = useContext(DiscussionContext);
  if (!discussion) throw new Error('no discussion around this comment');
  return discussion;
}
