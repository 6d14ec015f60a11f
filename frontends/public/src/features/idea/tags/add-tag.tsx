import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, useToast } from '@ideabox/ui';
import { useState } from 'react';
import type { Idea } from '../get-idea.ts';
import { useChangeTags } from './change-tags.ts';
import { mostTags } from './tag.ts';
import { TagNameForm } from './tag-name-form.tsx';
import { TagSuggestions } from './tag-suggestions.tsx';
import { useTagError } from './use-tag-error.ts';

/** A field for one more tag, with the tags in use that contain what is typed. */
export function AddTag({ idea }: { idea: Idea }) {
  const text = useText();
  const toast = useToast();
  const tagError = useTagError();
  const change = useChangeTags(idea.id);
  const [name, setName] = useState('');
  const add = (wanted: string) =>
    change.mutate(
      { act: 'add', name: wanted },
      {
        onSuccess: () => {
          setName('');
          toast(text('tag.added', { name: wanted }), 'success');
        },
      },
    );
  if (idea.tags.length >= mostTags) return <p css={css({ color: color.muted })}>{text('tag.too_many')}</p>;
  return (
    <TagNameForm
      id="tag-new"
      label={text('tag.add.label')}
      name={name}
      onName={(typed) => {
        setName(typed);
        change.reset();
      }}
      failure={change.error ? tagError(change.error) : undefined}
      submit={text('tag.add')}
      isPending={change.isPending}
      autoFocus
      onSubmit={add}
    >
      <TagSuggestions
        typed={name}
        taken={idea.tags}
        onChoose={(chosen) => {
          setName(chosen);
          if (!change.isPending) add(chosen);
        }}
      />
    </TagNameForm>
  );
}
