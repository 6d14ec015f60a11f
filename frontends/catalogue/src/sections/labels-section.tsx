import { css } from '@emotion/react';
import { Avatar, Chip } from '@ideabox/ui';
import { Row, Section } from '../section.tsx';

const roles = ['general', 'operator', 'semi-operator', 'supporter', 'admin', 'withdrawn'];
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect width='40' height='40' fill='%23cfe3f5'/%3E%3Ccircle cx='20' cy='17' r='9' fill='%23336'/%3E%3C/svg%3E";

export function LabelsSection() {
  return (
    <Section title="印">
      <Row label="札">
        <Chip>アーカイブ</Chip>
        <Chip tone="active">募集中</Chip>
        <Chip tone="positive">採用</Chip>
        <Chip tone="warning">管理者のみ</Chip>
      </Row>
      {([24, 32, 40, 96] as const).map((size) => (
        <Row key={size} label={`会員の絵 ${size}`}>
          {roles.map((role) => (
            <span key={role} css={css({ display: 'inline-flex', alignItems: 'center', gap: 8 })}>
              <Avatar role={role} size={size} />
              <Avatar role={role} size={size} src={picture} />
              {role}
            </span>
          ))}
        </Row>
      ))}
    </Section>
  );
}
