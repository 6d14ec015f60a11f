import { css } from '@emotion/react';
import { useAttempt, useRegistry } from '@ideabox/api-client';
import { inTab, useShell } from '@ideabox/contract';
import { lengthOf, useText } from '@ideabox/intl';
import { Button, space, useToast } from '@ideabox/ui';
import { Banner, CountedTextArea } from '@ideabox/ui/controls';
import { type FormEvent, useRef, useState } from 'react';
import { inquiryDraft, readInquiry, writeInquiry } from './inquiry-draft.ts';
import { usePostInquiry } from './post-inquiry.ts';
import { longestInquiry, useInquiryError } from './use-inquiry-error.ts';

/** One text to the operators; kept as it is typed, gone once it is sent. */
export function InquiryForm({ onDone }: { onDone: () => void }) {
  const text = useText();
  const toast = useToast();
  const errorText = useInquiryError();
  const { session } = useShell();
  const field = useRef<HTMLTextAreaElement>(null);
  const [contents, setContents] = useState(readInquiry);
  const [error, setError] = useState<string>();
  const typed = contents.trim();
  const length = lengthOf(typed);
  const allowed = useRegistry('allow_post_character');
  const change = (words: string) => {
    setContents(words);
    setError(undefined);
    writeInquiry(words);
  };
  const { keyOf, sentBefore } = useAttempt({
    store: inTab,
    draft: inquiryDraft,
    words: typed,
    // Whose a visitor’s was nobody knows.
    canAsk: session.status === 'loading' ? undefined : session.status === 'member',
    onArrived: () => change(''),
  });
  const post = usePostInquiry(keyOf);
  const refuse = (reason: string) => {
    setError(reason);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (post.isPending) return;
    if (length === 0) return refuse(text('inquiry.required'));
    if (length > longestInquiry) return refuse(text('inquiry.max_length', { limit: longestInquiry }));
    setError(undefined);
    post.mutate(typed, {
      onSuccess: () => {
        writeInquiry('');
        toast(text('inquiry.sent'), 'success');
        onDone();
      },
      onError: (failure) => refuse(errorText(failure)),
    });
  };
  return (
    <form onSubmit={submit} noValidate css={css({ display: 'grid', gap: space(5) })}>
      {sentBefore === 'unknown' && (
        <Banner title={text('inquiry.unknown')} announced>
          <p>{text('inquiry.unknown.safe')}</p>
        </Banner>
      )}
      {typeof sentBefore === 'object' && <Banner tone="success" title={text('inquiry.arrived')} announced />}
      <CountedTextArea
        ref={field}
        id="inquiry-contents"
        label={text('inquiry.contents')}
        required
        rows={8}
        limit={longestInquiry}
        length={length}
        value={contents}
        error={error}
        readOnly={post.isPending}
        writing={{ allowed, typed: contents, onCleaned: change }}
        onChange={(event) => change(event.target.value)}
      />
      <div>
        <Button type="submit" loading={post.isPending}>
          {text('inquiry.submit')}
        </Button>
      </div>
    </form>
  );
}
