import { css } from '@emotion/react';
import type { DialogProps } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { space } from '@ideabox/ui';
import { Dialog } from '@ideabox/ui/dialog';
import { InquiryForm } from './inquiry-form.tsx';

/** An opinion or a question to the operators, from anyone. A press beside it does not close it. */
export function InquiryDialog({ onClose }: DialogProps['inquiry']) {
  const text = useText();
  return (
    <Dialog title={text('inquiry.title')} onClose={onClose} width="1040px">
      <div css={css({ display: 'grid', gap: space(3) })}>
        <p>{text('inquiry.intro')}</p>
        <p>{text('inquiry.reply')}</p>
      </div>
      <InquiryForm onDone={onClose} />
    </Dialog>
  );
}
