import { css } from '@emotion/react';
import { Disclosure, Pagination, Tabs } from '@ideabox/ui';
import { Section } from '../section.tsx';

const names = [
  '投稿したアイデア',
  'お気に入り',
  '投稿したコメント',
  '投票の履歴',
  '高く評価されたコメント',
  'ブロックリスト',
];

export function NavigationSection() {
  return (
    <Section title="移動">
      <Tabs
        label="会員の活動"
        tabs={names.map((label) => ({
          key: label,
          label,
          content: <p css={css({ padding: 16 })}>{label}の内容</p>,
        }))}
      />
      <Pagination page={1} pageCount={3} href={() => '/'} />
      <Pagination page={5} pageCount={12} href={() => '/'} />
      <div>
        <Disclosure title="アイデアの変更の履歴">
          <p>2026年11月21日に変更されました。</p>
        </Disclosure>
      </div>
    </Section>
  );
}
