import { css } from '@emotion/react';
import { ButtonLink, EmptyState, ErrorState, Link, Skeleton, space } from '@ideabox/ui';
import { Banner, type BannerTone } from '@ideabox/ui/controls';
import { Columns, Section } from '../section.tsx';

const banners: [BannerTone, string][] = [
  ['info', '会員登録をすると、アイデアを投稿できます。'],
  ['success', 'プロフィールを保存しました。'],
  ['warning', '現在、アイデアを募集しているテーマはありません。'],
  ['error', '送信できませんでした。入力した内容は残っています。'],
];

export function StatesSection() {
  return (
    <Section title="状態">
      <Columns>
        <div css={css({ display: 'grid', gap: space(3), alignContent: 'start' })}>
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
        <EmptyState title="まだアイデアがありません">
          <p>最初のアイデアを投稿してみませんか。</p>
          <ButtonLink to="/" size="small">
            アイデアを投稿する
          </ButtonLink>
        </EmptyState>
        <ErrorState onRetry={() => {}} />
      </Columns>
      <Columns>
        {banners.map(([tone, text]) => (
          <Banner key={tone} tone={tone} title={text}>
            <p>
              くわしくは<Link to="/page/faq">よくある質問</Link>をご覧ください。
            </p>
          </Banner>
        ))}
      </Columns>
    </Section>
  );
}
