import { css } from '@emotion/react';
import { useLanguageOf, useText } from '@ideabox/intl';
import { Button, color, space, useToast } from '@ideabox/ui';
import { useEffect, useRef, useState } from 'react';
import { type TagChange, useChangeTags } from './change-tags.ts';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { LockIcon } from './lock-icon.tsx';
import { RenameTag } from './rename-tag.tsx';
import type { Tag } from './tag.ts';
import { useTagError } from './use-tag-error.ts';

type Props = { ideaId: number; tag: Tag; mayLock: boolean; onRemoved: () => void };

/** One tag and what this member may do to it; a locked one says that it is locked. */
export function TagRow({ ideaId, tag, mayLock, onRemoved }: Props) {
  const text = useText();
  const languageOf = useLanguageOf();
  const toast = useToast();
  const tagError = useTagError();
  const change = useChangeTags(ideaId);
  const [mode, setMode] = useState<'rename' | 'remove'>();
  const row = useRef<HTMLLIElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (!mode && wasAsking.current) row.current?.querySelector('button')?.focus();
    wasAsking.current = mode !== undefined;
  }, [mode]);
  const mayChange = !tag.locked || mayLock;
  // Awaited here, because the row is gone once its tag is.
  const send = async (what: TagChange, done: string) => {
    try {
      await change.mutateAsync(what);
      toast(text(done, { name: tag.name }), 'success');
      if (what.act === 'remove') onRemoved();
    } catch (error) {
      toast(tagError(error), 'error');
    }
  };
  if (mode === 'rename') return <RenameTag ideaId={ideaId} tag={tag} onDone={() => setMode(undefined)} />;
  return (
    <li ref={row} css={line}>
      <span css={name}>
        {tag.locked && <LockIcon />}
        <bdi lang={languageOf(tag.name)}>{tag.name}</bdi>
        {tag.locked && <span css={note}>{text('tag.locked')}</span>}
      </span>
      {mode === 'remove' ? (
        <ConfirmRemoval
          tag={tag}
          isPending={change.isPending}
          onConfirm={() => send({ act: 'remove', tag }, 'tag.removed')}
          onCancel={() => setMode(undefined)}
        />
      ) : (
        <span css={css({ display: 'flex', flexWrap: 'wrap' })}>
          {mayChange && (
            <Button
              variant="quiet"
              size="small"
              aria-label={text('tag.rename.of', { name: tag.name })}
              onClick={() => setMode('rename')}
            >
              {text('tag.rename')}
            </Button>
          )}
          {mayLock && (
            <Button
              variant="quiet"
              size="small"
              loading={change.isPending}
              aria-label={text(tag.locked ? 'tag.unlock.of' : 'tag.lock.of', { name: tag.name })}
              onClick={() =>
                send(
                  { act: tag.locked ? 'unlock' : 'lock', tag },
                  tag.locked ? 'tag.unlock.done' : 'tag.lock.done',
                )
              }
            >
              {text(tag.locked ? 'tag.unlock' : 'tag.lock')}
            </Button>
          )}
          {mayChange && (
            <Button
              variant="quiet"
              size="small"
              aria-label={text('tag.remove.of', { name: tag.name })}
              onClick={() => setMode('remove')}
            >
              {text('tag.remove')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  paddingBlock: space(1),
  borderBottom: `1px solid ${color.line}`,
});
const name = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
});
const note = css({ fontSize: '0.875rem', color: color.muted });
