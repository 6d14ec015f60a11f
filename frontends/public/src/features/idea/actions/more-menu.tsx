import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, columns, lazyPart, PenIcon, PrintIcon, Skeleton, space } from '@ideabox/ui';
import { type ReactElement, useRef, useState } from 'react';
import { BlockButton } from '../block-button.tsx';
import type { Idea } from '../get-idea.ts';
import { PostDerived } from '../nearby/post-derived.tsx';
import { ReportButtons } from '../report/report-buttons.tsx';
import { SharePlaces } from '../share/share-places.tsx';
import { useLoginRequest } from '../use-login-request.tsx';
import { useViewer } from '../viewer.ts';
import { DeleteButton } from './delete-button.tsx';

const TagEditor = lazyPart(
  async () => (await import(/* webpackChunkName: "tag-editor" */ '../tags/tag-editor.tsx')).TagEditor,
  { waiting: <Skeleton height="12rem" /> },
);
const VersionList = lazyPart(
  async () => (await import(/* webpackChunkName: "versions" */ '../versions/version-list.tsx')).VersionList,
  { waiting: <Skeleton height="6rem" /> },
);

/** What is done now and then, after `further` entries; tags and earlier texts unfold below. */
export function MoreMenu({ idea, further }: { idea: Idea; further: ReactElement[] }) {
  const text = useText();
  const { session } = useShell();
  const { isAuthor } = useViewer(idea);
  const [unfolded, setUnfolded] = useState<'tags' | 'versions'>();
  const { askForLogin, loginRequest } = useLoginRequest('tag.login');
  const tagsButton = useRef<HTMLButtonElement>(null);
  const toggle = (part: 'tags' | 'versions') => setUnfolded(unfolded === part ? undefined : part);
  const closeTags = () => {
    setUnfolded(undefined);
    tagsButton.current?.focus();
  };
  return (
    <div css={css({ display: 'grid', gap: space(4), paddingBlockEnd: space(3) })}>
      <ul css={list}>
        {further.map((entry) => (
          <li key={entry.key}>{entry}</li>
        ))}
        <SharePlaces idea={idea} />
        <li>
          <PostDerived idea={idea} />
        </li>
        <li>
          <Button
            ref={tagsButton}
            variant="quiet"
            size="small"
            aria-expanded={unfolded === 'tags'}
            onClick={() => (session.status === 'visitor' ? askForLogin() : toggle('tags'))}
          >
            <PenIcon size={20} />
            {text('tag.open')}
          </Button>
        </li>
        <li>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={unfolded === 'versions'}
            onClick={() => toggle('versions')}
          >
            {text('versions.title')}
          </Button>
        </li>
        <li>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            <PrintIcon size={20} />
            {text('idea.print')}
          </Button>
        </li>
        <ReportButtons target="idea" targetId={idea.id} as="li" />
        {!isAuthor && (
          <li>
            <BlockButton post={{ idea: idea.id }} author={idea.user} />
          </li>
        )}
        <DeleteButton idea={idea} />
      </ul>
      {unfolded === 'tags' && <TagEditor idea={idea} onDone={closeTags} />}
      {unfolded === 'versions' && <VersionList ideaId={idea.id} />}
      {loginRequest}
    </div>
  );
}

// Entries of one look, whatever each of them is elsewhere.
const list = css({
  ...columns('14rem'),
  marginInlineStart: '-1rem',
  '& > li > :is(a, button)': { fontWeight: 700, textDecorationLine: 'none' },
  '& > li > :is(a, button):hover': { textDecorationLine: 'underline' },
  '& > li > button > svg': { display: 'none' },
});
