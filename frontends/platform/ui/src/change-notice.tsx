import { useState } from 'react';
import { visuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** What it is about: the words are said once it is another than it was at first. */
  of: unknown;
  children: string;
};

/** Says a change in words to who does not see it; what stands there from the start is not said. */
export function ChangeNotice({ of: value, children: words }: Props) {
  const [start] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && value !== start) setHasChanged(true);
  return (
    <div role="status" css={visuallyHidden}>
      {hasChanged && words}
    </div>
  );
}
