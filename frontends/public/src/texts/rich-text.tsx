import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useLanguageOf } from '@ideabox/intl';
import { Link } from '@ideabox/ui';
import { richTextParts } from './rich-text-parts.ts';

type Props = { children: string; lang?: string };

/** What a member wrote: always text, with its line breaks, web addresses and mentions of ideas as links. */
export function RichText({ children, lang }: Props) {
  const languageOf = useLanguageOf();
  return (
    <div lang={lang ?? languageOf(children)} css={words}>
      {richTextParts(children).map((part, index) => {
        const key = `${index}-${part.kind}`;
        if (part.kind === 'text') return part.text;
        if (part.kind === 'idea') {
          return (
            <Link key={key} to={paths.idea(part.id)}>
              {part.text}
            </Link>
          );
        }
        return (
          <a key={key} href={part.href} rel="noopener noreferrer nofollow ugc">
            {part.text}
          </a>
        );
      })}
    </div>
  );
}

/** Line by line full, in a list too, where phrases would be kept whole. */
const words = css({ whiteSpace: 'pre-wrap', wordBreak: 'normal', unicodeBidi: 'plaintext', lineHeight: 1.9 });
