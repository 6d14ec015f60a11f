import { ShareCurve, TileMap, TopicMap, WeekHours } from '@ideabox/charts';
import { Columns, Section } from '../section.tsx';
import { areas, curve, topicLabels, topics, weekOfHours } from './chart-samples.ts';

export function PlaneChartsSection() {
  const labels = { itemLabel: '都道府県', countLabel: 'メンバー', rateLabel: '人口10万人あたり' };
  const spread = { membersLabel: 'メンバー', postsLabel: '投稿' };
  return (
    <Section title="面で示す図">
      <TopicMap title="話題" status="ready" items={topics} labels={topicLabels} chosen={1} />
      <WeekHours title="曜日と時間" status="ready" items={weekOfHours} countLabel="投票" />
      <TileMap title="地域（人数）" status="ready" shows="count" items={areas} {...labels} />
      <Columns>
        <TileMap title="地域（人口あたり）" status="ready" shows="rate" items={areas} {...labels} />
        <ShareCurve title="声の広がり" status="ready" curve={curve} {...spread} />
        <ShareCurve title="声の広がり（空）" status="ready" curve={[]} {...spread} />
      </Columns>
    </Section>
  );
}
