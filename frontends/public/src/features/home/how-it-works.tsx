import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Container, color, space, type } from '@ideabox/ui';
import { SectionHeading } from '../../texts/section-heading.tsx';

const steps = ['post', 'discuss', 'vote', 'answer'] as const;

export function HowItWorks() {
  const text = useText();
  return (
    <section aria-labelledby="how" css={css({ paddingBlock: space(12) })}>
      <Container>
        <SectionHeading
          id="how"
          title={text('home.how')}
          more={{ to: paths.page('howto'), label: text('home.how.more') }}
        />
        <ol css={grid}>
          {steps.map((step, index) => (
            <li key={step} css={item}>
              <span aria-hidden="true" css={number}>
                {index + 1}
              </span>
              <h3 css={type.h3}>{text(`home.how.${step}`)}</h3>
              <p css={css({ fontSize: '0.9375rem' })}>{text(`home.how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space(8),
});

const item = css({
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  borderTop: `2px solid ${color.heading}`,
  paddingBlockStart: space(4),
});
const number = css({
  fontSize: '2rem',
  fontWeight: 700,
  lineHeight: 1,
  color: color.primary,
  fontVariantNumeric: 'tabular-nums',
});
