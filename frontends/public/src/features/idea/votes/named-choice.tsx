import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, Disclosure, space } from '@ideabox/ui';
import { Checkbox } from '@ideabox/ui/controls';

type Props = { named: boolean; onChange: (named: boolean) => void };

/** To let one's name stand as one of the first to vote, and when it would. */
export function NamedChoice({ named, onChange }: Props) {
  const text = useText();
  return (
    <div data-print="no" css={box}>
      <Checkbox
        label={text('vote.named')}
        checked={named}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Disclosure title={text('vote.named.when')}>
        <ul css={list}>
          <li>{text('vote.named.order')}</li>
          <li>{text('vote.named.enough')}</li>
          <li>{text('vote.named.only')}</li>
          <li>{text('vote.named.back')}</li>
        </ul>
      </Disclosure>
    </div>
  );
}

const box = css({
  paddingBlockStart: space(2),
  borderTop: `1px solid ${color.line}`,
  fontSize: '0.875rem',
  '& summary': { minHeight: '2.75rem', fontWeight: 400 },
  '& details > div': { paddingBlockEnd: space(1) },
});
const list = css({
  display: 'grid',
  gap: space(1),
  paddingInlineStart: '1.5em',
  listStyle: 'disc',
  color: color.muted,
});
