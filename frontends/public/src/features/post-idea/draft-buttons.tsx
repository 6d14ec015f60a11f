import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emptyDraft, hasWords, type IdeaDraft } from './draft.ts';

type Props = { form: UseFormReturn<IdeaDraft>; draft: IdeaDraft };

/** Throws away what was typed, and brings it back as long as nothing new was. */
export function DraftButtons({ form, draft }: Props) {
  const text = useText();
  const [thrownAway, setThrownAway] = useState<IdeaDraft>();
  if (!hasWords(draft)) {
    return (
      thrownAway && (
        <Button variant="quiet" onClick={() => form.reset(thrownAway)}>
          {text('post.restore')}
        </Button>
      )
    );
  }
  return (
    <Button
      variant="quiet"
      onClick={() => {
        setThrownAway(draft);
        form.reset({ ...emptyDraft, category: draft.category });
      }}
    >
      {text('post.clear')}
    </Button>
  );
}
