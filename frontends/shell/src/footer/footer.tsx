import { css } from '@emotion/react';
import { Container, color, media, space } from '@ideabox/ui';
import { Brand } from '../header/brand.tsx';
import { FooterBlock } from './footer-block.tsx';
import { FooterLinks } from './footer-links.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  return (
    <footer data-print="no" css={frame}>
      <Container>
        <div css={columns}>
          <div>
            <Brand />
            <FooterBlock />
          </div>
          <FooterLinks />
        </div>
        <SocialLinks />
      </Container>
    </footer>
  );
}

const frame = css({
  marginBlockStart: space(16),
  paddingBlock: space(12),
  borderTop: `4px solid ${color.primary}`,
  background: color.ground,
});

const columns = css({
  display: 'grid',
  gap: space(10),
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space(16) },
});
