import { css } from '@emotion/react';
import { useCategories } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Container, columns, EmptyState, ErrorState, Link, Skeleton, space } from '@ideabox/ui';
import { mostActive } from '../../categories/most-active.ts';
import { SectionHeading } from '../../texts/section-heading.tsx';
import { ThemeTile } from './theme-tile.tsx';

const most = 6;

/** The most active of the categories that take ideas now, and the way to the others. */
export function Soliciting() {
  const text = useText();
  const { data, isError, refetch } = useCategories();
  const open = data?.filter(({ status }) => status === 'on_air');
  const others = Math.max(0, (open?.length ?? 0) - most);
  const label = others > 0 ? text('home.soliciting.others', { count: others }) : text('home.soliciting.all');
  return (
    <section aria-labelledby="soliciting" css={css({ paddingBlock: space(10) })}>
      <Container>
        <SectionHeading
          id="soliciting"
          title={text('home.soliciting')}
          more={{ to: paths.categoryIntroduction(), label }}
        />
        {isError && !data && <ErrorState onRetry={() => refetch()} />}
        {open?.length === 0 && (
          <EmptyState title={text('home.soliciting.none')}>
            <Link to={paths.ideas()}>{text('home.browse')}</Link>
          </EmptyState>
        )}
        {!open && !isError && <Skeleton height="15rem" />}
        <ul css={grid}>
          {mostActive(open ?? [], most).map((theme) => (
            <li key={theme.id}>
              <ThemeTile theme={theme} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

const grid = css({
  ...columns('20rem'),
  gap: space(4),
});
