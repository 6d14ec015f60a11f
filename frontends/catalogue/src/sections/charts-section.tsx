import { HorizontalBars, Steps, TimeSeries, WordCloud } from '@ideabox/charts';
import { Columns, Section } from '../section.tsx';
import { longWord, way, words } from './chart-samples.ts';

const points = Array.from({ length: 12 }, (_, index) => ({
  key: `2026-${String(index + 1).padStart(2, '0')}-01`,
  label: `${index + 1}月`,
  tick: String(index + 1),
  values: [(index * 37) % 80, (index * 23) % 40],
  previous: { label: `前年${index + 1}月`, count: (index * 31) % 90 },
}));
const items = ['スマートフォン', 'パソコン', 'タブレット', 'その他'].map((label, index) => ({
  key: label,
  label,
  count: 400 - index * 110,
}));
const linked = ['保育園', longWord, '図書館'].map((label, index) => ({
  key: label,
  label,
  count: 31 - index * 12,
  href: `/ideas?keyword=${encodeURIComponent(label)}`,
}));
const happenings = ['2026-02-03', '2026-06-01', '2026-06-20', '2026-12-24'].map((date, index) => ({
  date,
  label: index === 2 ? longWord : `お知らせその${index + 1}`,
  href: `/news/${index + 1}`,
}));
const series = [
  { key: 'ideas', label: 'アイデア' },
  { key: 'comments', label: 'コメント' },
];

export function ChartsSection() {
  const ranked = { items, itemLabel: '端末', countLabel: '件数' };
  const timed = { series, points, periodLabel: '月' };
  return (
    <Section title="図">
      <Columns>
        <TimeSeries
          title="投稿"
          description="月ごと"
          kind="bars"
          status="ready"
          {...timed}
          happenings={happenings}
        />
        <TimeSeries
          title="閲覧"
          kind="area"
          status="ready"
          {...timed}
          series={series.slice(0, 1)}
          previousLabel="前年"
        />
        <HorizontalBars title="順位" status="ready" {...ranked} />
        <HorizontalBars title="割合" status="ready" {...ranked} showShare />
        <HorizontalBars
          title="リンクと単位"
          status="ready"
          itemLabel="言葉"
          countLabel="閲覧時間"
          items={linked}
          valueLabel={(seconds) => `${seconds} 秒`}
        />
        <Steps
          title="参加までの道のり"
          status="ready"
          items={way}
          itemLabel="段階"
          countLabel="数"
          unitLabel="単位"
        />
        <WordCloud title="タグ" status="ready" items={words} itemLabel="タグ" countLabel="アイデア" />
        <HorizontalBars title="読み込み中" status="loading" {...ranked} />
        <HorizontalBars title="失敗" status="error" onRetry={() => {}} {...ranked} />
        <HorizontalBars title="空" status="ready" {...ranked} items={[]} />
      </Columns>
    </Section>
  );
}
