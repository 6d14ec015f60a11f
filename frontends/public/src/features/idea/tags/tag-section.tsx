import { css } from '@emotion/react';
import { paths, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, color, Link, lazyPart, PenIcon, radius, Skeleton, space, TagIcon } from '@ideabox/ui';
import { useRef, useState } from 'react';
import type { Idea } from '../get-idea.ts';
import { useLoginRequest } from '../use-login-request.tsx';

const TagEditor = lazyPart(
  async () => (await import(/* webpackChunkName: "tag-editor" */ './tag-editor.tsx')).TagEditor,
  { waiting: <Skeleton height="12rem" /> },
);

/** The tags as ways to other ideas; members add and change them. */
export function TagSection({ idea }: { idea: Idea }) {
  const text = useText();
  const { session } = useShell();
  const [isEditing, setEditing] = useState(false);
  const { askForLogin, loginRequest } = useLoginRequest('tag.login');
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    opener.current?.focus();
  };
  return (
    <section aria-labelledby="tags-title" css={css({ display: 'grid', gap: space(3) })}>
      <h2 id="tags-title" css={css({ fontSize: '1rem', fontWeight: 700 })}>
        {text('idea.tags')}
      </h2>
      {idea.tags.length > 0 ? (
        <ul aria-labelledby="tags-title" css={list}>
          {idea.tags.map(({ id, name }) => (
            <li key={id} css={css({ maxWidth: '100%' })}>
              <Link to={paths.search({ target: 'tag', tag: name })} css={chip}>
                <TagIcon size={16} />
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p css={css({ color: color.muted })}>{text('tag.empty')}</p>
      )}
      <div css={css({ marginInlineStart: '-1rem' })}>
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          aria-expanded={isEditing}
          onClick={() => (session.status === 'visitor' ? askForLogin() : setEditing(!isEditing))}
        >
          <PenIcon size={20} />
          {text('tag.open')}
        </Button>
      </div>
      {isEditing && <TagEditor idea={idea} onDone={close} />}
      {loginRequest}
    </section>
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '2.75rem',
  paddingBlock: space(2),
  paddingInline: space(4),
  border: '1px solid transparent',
  borderRadius: radius.large,
  background: color.ground,
  color: color.text,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', background: color.tint },
});
