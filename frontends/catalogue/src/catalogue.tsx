import { css } from '@emotion/react';
import { Container, color, space, type } from '@ideabox/ui';
import { ActionsSection } from './sections/actions-section.tsx';
import { ChartsSection } from './sections/charts-section.tsx';
import { ChoicesSection } from './sections/choices-section.tsx';
import { FieldsSection } from './sections/fields-section.tsx';
import { LabelsSection } from './sections/labels-section.tsx';
import { NavigationSection } from './sections/navigation-section.tsx';
import { OverlaysSection } from './sections/overlays-section.tsx';
import { PlaneChartsSection } from './sections/plane-charts-section.tsx';
import { StatesSection } from './sections/states-section.tsx';
import { TextSection } from './sections/text-section.tsx';
import { TokensSection } from './sections/tokens-section.tsx';

/** Everything that screens share, in all states. */
export function Catalogue() {
  return (
    <main css={css({ paddingBlock: space(14) })}>
      <Container>
        <div css={css({ display: 'grid', gap: space(16), gridTemplateColumns: 'minmax(0, 1fr)' })}>
          <header css={css({ display: 'grid', gap: space(2) })}>
            <h1 css={type.h1}>部品の一覧</h1>
            <p css={css({ color: color.muted })}>画面が共有する部品を、すべての状態で示します。</p>
          </header>
          <TokensSection />
          <ActionsSection />
          <FieldsSection />
          <ChoicesSection />
          <LabelsSection />
          <NavigationSection />
          <StatesSection />
          <OverlaysSection />
          <TextSection />
          <ChartsSection />
          <PlaneChartsSection />
        </div>
      </Container>
    </main>
  );
}
