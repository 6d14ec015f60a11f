import { Checkbox, FieldGroup, ProgressMeter, RadioGroup, StarRating, Switch } from '@ideabox/ui/controls';
import { useState } from 'react';
import { Columns, Row, Section } from '../section.tsx';

const periods = [
  { value: 'any', label: '指定なし' },
  { value: 'day', label: '1日' },
  { value: 'week', label: '1週間' },
  { value: 'month', label: '1か月', disabled: true },
] as const;

export function ChoicesSection() {
  const [period, setPeriod] = useState<string>('any');
  const [stars, setStars] = useState(3);
  return (
    <Section title="選ぶ">
      <Columns>
        <RadioGroup id="period" legend="期間" options={periods} value={period} onChange={setPeriod} />
        <RadioGroup
          id="period-wrong"
          legend="期間"
          required
          options={periods}
          value={undefined}
          onChange={setPeriod}
          error="どれか1つを選んでください。"
        />
        <FieldGroup id="mails" legend="お知らせ" hint="いつでも変えられます。">
          <Checkbox label="メールで受け取る" hint="1日に1通までまとめて届きます。" defaultChecked />
          <Checkbox label="この端末に表示する" />
          <Checkbox label="フォーカス" data-show="focus" />
          <Checkbox label="選べない" disabled />
        </FieldGroup>
        <FieldGroup id="switches" legend="表示">
          <Switch label="投稿者として名前を出さない" hint="すぐに反映されます。" defaultChecked />
          <Switch label="切" />
          <Switch label="フォーカス" data-show="focus" />
          <Switch label="選べない" disabled />
        </FieldGroup>
      </Columns>
      <RadioGroup
        id="period-inline"
        legend="並べた期間"
        options={periods}
        value={period}
        onChange={setPeriod}
        inline
      />
      <Row label="星による評価">
        <StarRating
          legend="コメント003の評価"
          value={stars}
          onChange={setStars}
          onClear={() => setStars(0)}
        />
        <StarRating legend="まだ評価していない" value={0} onChange={setStars} />
        <StarRating legend="評価できない" value={2} onChange={setStars} disabled />
      </Row>
      <Columns>
        <ProgressMeter label="プロフィールの入力" value={3} max={10} note="3 / 10" />
        <ProgressMeter label="書き出しています" />
      </Columns>
    </Section>
  );
}
