import { css } from '@emotion/react';
import { color, radius, space, type } from '@ideabox/ui';
import { Row, Section } from '../section.tsx';

const sample = '国民の声を、政策のかたちに。';

export function TokensSection() {
  return (
    <Section title="色と文字">
      <Row label="色の役割">
        {Object.entries(color).map(([role, value]) => (
          <div key={role} css={css({ display: 'grid', gap: space(1), width: '6.5rem' })}>
            <span css={swatch} style={{ background: value }} />
            <span css={type.small}>{role}</span>
          </div>
        ))}
      </Row>
      {(['display', 'h1', 'h2', 'h3', 'small'] as const).map((step) => (
        <Row key={step} label={step}>
          <p css={type[step]}>{sample}</p>
        </Row>
      ))}
    </Section>
  );
}

const swatch = css({ height: '3rem', borderRadius: radius.medium, border: `1px solid ${color.line}` });
