import { css } from '@emotion/react';
import { readingWidth } from '@ideabox/ui';
import { Markdown } from '@ideabox/ui/markdown';
import { Section } from '../section.tsx';

const text = `## このサイトについて

行政への**アイデア**を、どなたでも投稿できます。くわしくは[使い方](/page/howto)をご覧ください。

- アイデアを読む
- コメントで話し合う
- 投票で後押しする

1. 会員登録をする
2. テーマを選ぶ

### 表

| 段階 | 内容 |
|---|---|
| 募集 | お困りごとを集めます |
| 検討 | 解決のアイデアを練ります |

> 皆さまの声が、政策のはじまりです。

コードは \`feature_i18n_enabled\` のように書きます。

\`\`\`
GET /ideas?limit=20
\`\`\`

---

https://www.example.go.jp/a-very-long-address/that-goes-on-and-on-without-any-place-to-break-a-line/index.html
`;

export function TextSection() {
  return (
    <Section title="文章">
      <div css={css({ maxWidth: readingWidth })}>
        <Markdown topLevel={3}>{text}</Markdown>
      </div>
    </Section>
  );
}
