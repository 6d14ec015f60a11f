import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Avatar, Button, space, useToast } from '@ideabox/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Failure } from '../../layout/failure.tsx';
import { Panel } from '../../layout/panel.tsx';
import type { OwnProfile } from '../../members/own-profile.ts';
import { ProfileAvatar } from '../../members/profile-avatar.tsx';
import { asDataUrl } from './as-data-url.ts';
import { useChangeIcon } from './change-icon.ts';
import { DeletePicture } from './delete-picture.tsx';
import { FileButton } from './file-button.tsx';
import { IconChoice } from './icon-choice.tsx';
import { preparePicture } from './prepare-picture.ts';
import { usePictureError } from './use-picture-error.ts';

type Preview = { picture: Blob; src: string };

/** One's picture: chosen, looked at, then shown to all. It is saved by itself, apart from the form. */
export function PictureEditor({ profile }: { profile: OwnProfile }) {
  const text = useText();
  const toast = useToast();
  const errorText = usePictureError();
  const change = useChangeIcon(profile.id);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const hasPicture = Boolean(profile.user_icon_src);
  const shown = useRef(preview);
  // Each step takes the button away that led to it.
  useEffect(() => {
    if (shown.current === preview) return;
    shown.current = preview;
    focusFirst(actions.current);
  }, [preview]);
  const choose = async (file: File) => {
    setFailure(null);
    try {
      const picture = await preparePicture(file);
      setPreview({ picture, src: await asDataUrl(picture) });
    } catch (error) {
      setFailure(error);
    }
  };
  const save = (picture: Blob) => {
    setFailure(null);
    change.mutate(picture, {
      onSuccess: () => {
        setPreview(null);
        toast(text('picture.saved'), 'success');
      },
      onError: setFailure,
    });
  };
  return (
    <Panel title={text('picture.title')}>
      <div css={frame}>
        {preview ? (
          <Avatar src={preview.src} role={profile.roles[0]} size={96} />
        ) : (
          <ProfileAvatar member={profile} />
        )}
        <div css={css({ display: 'grid', gap: space(4), flex: '1 1 16rem', minWidth: 0 })}>
          <p role="status">{text(preview ? 'picture.preview' : 'picture.hint')}</p>
          <div ref={actions} css={buttons}>
            {preview ? (
              <>
                <Button size="small" loading={change.isPending} onClick={() => save(preview.picture)}>
                  {text('picture.save')}
                </Button>
                <Button variant="outline" size="small" onClick={() => setPreview(null)}>
                  {text('form.cancel')}
                </Button>
              </>
            ) : (
              <FileButton onChoose={choose}>
                {text(hasPicture ? 'picture.replace' : 'picture.choose')}
              </FileButton>
            )}
            {hasPicture && !preview && (
              <Button variant="outline" size="small" onClick={() => setIsDeleting(true)}>
                {text('picture.delete')}
              </Button>
            )}
          </div>
          <Failure>{failure ? errorText(failure) : undefined}</Failure>
          {hasPicture && !preview && <IconChoice profile={profile} />}
        </div>
      </div>
      {isDeleting && (
        <Suspense>
          <DeletePicture
            memberId={profile.id}
            onClose={() => setIsDeleting(false)}
            onDeleted={() => requestAnimationFrame(() => focusFirst(actions.current))}
          />
        </Suspense>
      )}
    </Panel>
  );
}

const focusFirst = (row: HTMLElement | null) => row?.querySelector('button')?.focus();

const frame = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space(6) });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
