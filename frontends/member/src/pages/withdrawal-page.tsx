import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { type ReactNode, useState } from 'react';
import { Farewell } from '../features/withdrawal/farewell.tsx';
import { Withdrawal } from '../features/withdrawal/withdrawal.tsx';
import { FormSkeleton } from '../layout/form-skeleton.tsx';
import { ForMember } from './for-member.tsx';
import { PageFrame } from './page-frame.tsx';

/** The last page of a member. */
export function WithdrawalPage() {
  const text = useText();
  const title = text('withdrawal.title');
  const [isDone, setDone] = useState(false);
  const above = { to: paths.memberSettings(), title: text('settings.title') };
  const framed = (content: ReactNode) => (
    <PageFrame title={title} above={above}>
      {content}
    </PageFrame>
  );
  // Whoever has withdrawn is no member any more, which the shell may notice before they have read it.
  if (isDone) {
    return (
      <PageFrame title={title}>
        <Farewell />
      </PageFrame>
    );
  }
  return (
    <ForMember waiting={framed(<FormSkeleton />)}>
      {({ id }) => framed(<Withdrawal memberId={id} onDone={() => setDone(true)} />)}
    </ForMember>
  );
}
