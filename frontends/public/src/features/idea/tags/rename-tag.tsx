import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, space, useToast } from '@ideabox/ui';
import { useState } from 'react';
import { useChangeTags } from './change-tags.ts';
import type { Tag } from './tag.ts';
import { TagNameForm } from './tag-name-form.tsx';
import { useTagError } from './use-tag-error.ts';

type Props = { ideaId: number; tag: Tag; onDone: () => void };

export function RenameTag({ ideaId, tag, onDone }: Props) {
  const text = useText();
  const toast = useToast();
  const tagError = useTagError();
  const change = useChangeTags(ideaId);
  const [name, setName] = useState(tag.name);
  const rename = (wanted: string) =>
    change.mutate(
      { act: 'rename', tag, name: wanted },
      {
        onSuccess: () => {
          toast(text('tag.renamed', { name: wanted }), 'success');
          onDone();
        },
      },
    );
  return (
    <li css={css({ paddingBlock: space(4), borderBottom: `1px solid ${color.line}` })}>
      <TagNameForm
        id={`tag-${tag.id}-name`}
        label={text('tag.rename.of', { name: tag.name })}
        name={name}
        onName={(typed) => {
          setName(typed);
          change.reset();
        }}
        failure={change.error ? tagError(change.error) : undefined}
        submit={text('tag.save')}
        isPending={change.isPending}
        autoFocus
        onSubmit={rename}
        onCancel={onDone}
      />
    </li>
  );
}
