import { useFeatureUnlessOff } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Dialog } from '@ideabox/ui/dialog';
import { LoginButtons } from '../../login/login-buttons.tsx';

type Props = { reason: string; onClose: () => void };

export function LoginRequest({ reason, onClose }: Props) {
  const text = useText();
  const isOpen = useFeatureUnlessOff('feature_login_enabled');
  return (
    <Dialog title={text('idea.login.title')} onClose={onClose} width="32rem">
      <p>{text(reason)}</p>
      {isOpen && <p>{text('idea.login.back')}</p>}
      <LoginButtons />
    </Dialog>
  );
}
