import { css } from '@emotion/react';
import { Container, color } from '@ideabox/ui';
import { Brand } from '../header/brand.tsx';

/** Whose page it is, where a message stands without the header. */
export function BrandBar() {
  return (
    <header css={css({ borderBottom: `1px solid ${color.line}` })}>
      <Container>
        <Brand />
      </Container>
    </header>
  );
}
