import { Checkbox, FieldGroup, RadioGroup } from '@ideabox/ui/controls';
import { useState } from 'react';
import { Columns, Section } from '../section.tsx';

const periods = [
  { value: 'any', label: '指定なし' },
  { value: 'day', label: '1日' },
  { value: 'week', label: '1週間' },
  { value: 'month', label: '1か月', disabled: true },
] as const;

export function ChoicesSection() {
  const [period, setPeriod] = useState<string>('any');
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
      </Columns>
      <RadioGroup
        id="period-inline"
        legend="並べた期間"
        options={periods}
        value={period}
        onChange={setPeriod}
        inline
      />
    </Section>
  );
}
