import type { ComponentProps } from 'react';
import { widthOf } from './fit-text.ts';

type Props = ComponentProps<'text'> & { children: string; fontSize: number; room: number };

/** A text that is made narrower where it would not fit. */
export function SqueezedText({ children, fontSize, room, ...props }: Props) {
  const isWide = widthOf(children) * fontSize > room;
  return (
    <text
      fontSize={fontSize}
      textLength={isWide ? room : undefined}
      lengthAdjust={isWide ? 'spacingAndGlyphs' : undefined}
      {...props}
    >
      {children}
    </text>
  );
}
