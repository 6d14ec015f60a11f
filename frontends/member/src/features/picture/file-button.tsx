import { Button } from '@ideabox/ui';
import { type ReactNode, useRef } from 'react';
import { pictureTypes } from './prepare-picture.ts';

type Props = { onChoose: (file: File) => void; children: ReactNode };

/** A button that asks for a file; the browser's own control says nothing in the reader's language. */
export function FileButton({ onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={pictureTypes.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // The same file may be chosen again after a mistake.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
