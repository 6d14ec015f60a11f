import { css } from '@emotion/react';
import { useFeatureUnlessOff, usePart, useRegistryWords } from '@ideabox/api-client';
import { paths, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { plainText } from '@ideabox/intl/plain-text';
import { Button, ButtonLink, Container, color, media, PenIcon, space, type } from '@ideabox/ui';
import { HeroDrawing } from './hero-drawing.tsx';

/** What this site is, in one look, and the two ways in. */
export function Hero() {
  const text = useText();
  const { openDialog } = useShell();
  const catchword = useRegistryWords('catchword') ?? text('home.title');
  const { words: lead } = usePart('home_lead');
  const mayPost = useFeatureUnlessOff('feature_login_enabled');
  return (
    <section css={ground}>
      <Container>
        <div css={columns}>
          <div css={css({ display: 'grid', gap: space(6) })}>
            <h1 css={css({ ...type.display, color: color.ink, textWrap: 'pretty' })}>{catchword}</h1>
            <p css={leadText}>{lead ? plainText(lead) : text('home.lead')}</p>
            <div css={ways}>
              {mayPost && (
                <Button onClick={() => openDialog('post-idea')}>
                  <PenIcon />
                  {text('home.post')}
                </Button>
              )}
              <ButtonLink to={paths.ideas()} variant={mayPost ? 'outline' : 'primary'}>
                {text('home.browse')}
              </ButtonLink>
            </div>
          </div>
          <HeroDrawing />
        </div>
      </Container>
    </section>
  );
}

const ground = css({
  background: `linear-gradient(180deg, ${color.tint}, ${color.surface})`,
  paddingBlock: `${space(12)} ${space(10)}`,
  [media.tablet]: { paddingBlock: `${space(20)} ${space(16)}` },
});

const columns = css({
  display: 'grid',
  gap: space(10),
  alignItems: 'center',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const leadText = css({
  maxWidth: '36em',
  minHeight: '5.4em',
  fontSize: '1.0625rem',
  lineHeight: 1.9,
  whiteSpace: 'pre-line',
});

/** On a phone as wide as the page, for the thumb. */
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginBlockStart: space(2),
  '& > *': { flexGrow: 1, [media.tablet]: { flexGrow: 0 } },
});
