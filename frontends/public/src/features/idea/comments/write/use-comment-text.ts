import { lengthOf, useText } from '@ideabox/intl';
import { type FormEvent, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../draft.ts';
import { useDiscussion } from '../discussion.ts';
import { longestComment } from './longest-comment.ts';
import { useCommentError } from './use-comment-error.ts';

type Kept = { name: string; start?: string };

/** What is being typed as a comment, what is wrong with it, and how it is sent; it is kept until it has arrived. */
export function useCommentText({ name, start = '' }: Kept, send: (contents: string) => Promise<unknown>) {
  const text = useText();
  const commentError = useCommentError();
  const { draftOwner, isVisitor, askForLogin } = useDiscussion();
  const [typed, setTyped] = useState(() => readDraft(draftOwner, name) || start);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const contents = typed.trim();
  const length = lengthOf(contents);
  const forget = () => writeDraft(draftOwner, name, '');
  const latest = useRef(typed);
  const change = (text: string) => {
    latest.current = text;
    setTyped(text);
    setError(undefined);
    writeDraft(draftOwner, name, text);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (length === 0) return setError(text('form.required'));
    if (length > longestComment) return setError(text('form.max_length', { limit: longestComment }));
    if (isVisitor) return askForLogin('comment.login');
    setError(undefined);
    setSending(true);
    try {
      await send(contents);
      // What was typed while it was under way is something new.
      if (latest.current.trim() === contents) change('');
    } catch (failure) {
      setError(commentError(failure));
    } finally {
      setSending(false);
    }
  };
  return { contents: typed, change, length, error, isSending, submit, forget };
}
