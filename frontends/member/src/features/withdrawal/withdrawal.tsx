import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink, space } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';
import { Panel } from '../../layout/panel.tsx';
import { Consent } from './consent.tsx';
import { withdrawnKept, withdrawnLost } from './what-becomes.ts';
import { useWithdraw } from './withdraw.ts';

type Props = { memberId: string; onDone: () => void };

/** What is erased, what stays, and the last word on it. */
export function Withdrawal({ memberId, onDone }: Props) {
  const text = useText();
  const withdraw = useWithdraw(memberId, onDone);
  return (
    <>
      <Banner tone="warning" title={text('withdrawal.warning')}>
        <p>{text('withdrawal.lead')}</p>
      </Banner>
      <Panel title={text('withdrawal.lost')}>
        <ul css={list}>
          {withdrawnLost.map((id) => (
            <li key={id}>{text(id)}</li>
          ))}
        </ul>
      </Panel>
      <Panel title={text('withdrawal.kept')}>
        <ul css={list}>
          {withdrawnKept.map((id) => (
            <li key={id}>{text(id)}</li>
          ))}
        </ul>
      </Panel>
      <Panel title={text('withdrawal.before')}>
        <p>{text('withdrawal.before.text')}</p>
        <ButtonLink to={paths.memberSettings()} variant="outline" size="small">
          {text('withdrawal.before.link')}
        </ButtonLink>
      </Panel>
      <Consent isPending={withdraw.isPending} error={withdraw.error} onWithdraw={() => withdraw.mutate()} />
    </>
  );
}

const list = css({ display: 'grid', gap: space(2), paddingInlineStart: '1.5em', listStyle: 'disc' });
