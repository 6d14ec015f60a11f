import { useText } from '@ideabox/intl';
import { Withdrawal } from '../features/withdrawal/withdrawal.tsx';
import { FormSkeleton } from '../layout/form-skeleton.tsx';
import { ForMember } from './for-member.tsx';
import { PageFrame } from './page-frame.tsx';

/** The last page of a member. */
export function WithdrawalPage() {
  const text = useText();
  const title = text('withdrawal.title');
  const waiting = (
    <PageFrame title={title}>
      <FormSkeleton />
    </PageFrame>
  );
  return (
    <ForMember waiting={waiting}>
      {({ id }) => (
        <PageFrame title={title}>
          <Withdrawal memberId={id} />
        </PageFrame>
      )}
    </ForMember>
  );
}
