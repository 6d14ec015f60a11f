import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, radius, space } from '@ideabox/ui';
import { useRef } from 'react';
import type { Idea } from '../get-idea.ts';
import { useViewer } from '../viewer.ts';
import { AddTag } from './add-tag.tsx';
import { TagRow } from './tag-row.tsx';

type Props = { idea: Idea; onDone: () => void };

/** Each tag with what one may do to it, and a field for another. */
export function TagEditor({ idea, onDone }: Props) {
  const text = useText();
  const { isAuthor, isOperator } = useViewer(idea);
  const mayLock = isAuthor || isOperator;
  const editor = useRef<HTMLDivElement>(null);
  return (
    <div ref={editor} tabIndex={-1} css={box}>
      {idea.tags.length > 0 && (
        <ul aria-label={text('tag.open')}>
          {idea.tags.map((tag) => (
            <TagRow
              key={tag.id}
              ideaId={idea.id}
              tag={tag}
              mayLock={mayLock}
              onRemoved={() => editor.current?.focus()}
            />
          ))}
        </ul>
      )}
      <AddTag idea={idea} />
      <div>
        <Button variant="outline" size="small" onClick={onDone}>
          {text('tag.close')}
        </Button>
      </div>
    </div>
  );
}

const box = css({
  display: 'grid',
  gap: space(5),
  padding: space(5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
});
