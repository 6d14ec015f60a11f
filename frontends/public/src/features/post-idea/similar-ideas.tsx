import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useLanguageOf, useText } from '@ideabox/intl';
import { color, Link, radius, space, VisuallyHidden } from '@ideabox/ui';
import type { SimilarIdea } from './get-similar.ts';

/** While one writes: ideas like it that are there already. They open beside the form, so that nothing typed goes away. */
export function SimilarIdeas({ ideas }: { ideas: SimilarIdea[] }) {
  const text = useText();
  const languageOf = useLanguageOf();
  return (
    <div role="status">
      {ideas.length > 0 && (
        <section css={box} aria-labelledby="similar-ideas">
          <h3 id="similar-ideas" css={css({ fontSize: '1rem' })}>
            {text('post.similar', { count: ideas.length })}
          </h3>
          <p css={css({ fontSize: '0.9375rem' })}>{text('post.similar.hint')}</p>
          <ul>
            {ideas.map((idea) => (
              <li key={idea.id}>
                <Link to={paths.idea(idea.id)} target="_blank" css={link}>
                  <span lang={languageOf(idea.name)}>{idea.name}</span>
                  <VisuallyHidden>{text('post.similar.new_tab')}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const box = css({
  display: 'grid',
  gap: space(2),
  padding: space(5),
  borderRadius: radius.medium,
  background: color.tint,
});

// Each is a target of its own, also where it takes two lines.
const link = css({ display: 'inline-block', paddingBlock: space(2), lineHeight: 1.5 });
