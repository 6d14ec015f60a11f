import { css } from '@emotion/react';
import type { Span } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useLanguageOf } from '@ideabox/intl';
import { Link } from '@ideabox/ui';
import { MarkedText } from './marked-text.tsx';
import { richTextParts, type TextPart } from './rich-text-parts.ts';

type Props = { children: string; lang?: string; hits?: Span[] | undefined };

/** What a part is in the text as it was typed; of a long address, only the beginning is shown. */
const typedLength = (part: TextPart) => (part.kind === 'link' ? part.href : part.text).length;

/** What a member wrote: always text, with its line breaks, web addresses and mentions of ideas as links, hits marked. */
export function RichText({ children, lang, hits }: Props) {
  const languageOf = useLanguageOf();
  let end = 0;
  return (
    <div lang={lang ?? languageOf(children)} css={words}>
      {richTextParts(children).map((part) => {
        const start = end;
        end += typedLength(part);
        const shown = <MarkedText key={start} text={part.text} hits={hits} from={start} />;
        if (part.kind === 'text') return shown;
        if (part.kind === 'idea') {
          return (
            <Link key={start} to={paths.idea(part.id)}>
              {shown}
            </Link>
          );
        }
        return (
          <a key={start} href={part.href} rel="noopener noreferrer nofollow ugc">
            {shown}
          </a>
        );
      })}
    </div>
  );
}

/** Line by line full, in a list too, where phrases would be kept whole. */
const words = css({ whiteSpace: 'pre-wrap', wordBreak: 'normal', unicodeBidi: 'plaintext', lineHeight: 1.9 });
