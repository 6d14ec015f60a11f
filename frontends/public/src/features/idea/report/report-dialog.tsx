import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Dialog } from '@ideabox/ui/dialog';
import { LoginRequest } from '../login-request.tsx';
import { ReportForm } from './report-form.tsx';
import type { ReportTarget } from './report-target.ts';

type Props = { about: ReportTarget; onClose: () => void };

/** To report a problem or ask for a correction; a visitor is asked to log in first. */
export function ReportDialog({ about, onClose }: Props) {
  const text = useText();
  const { session } = useShell();
  if (session.status === 'visitor') {
    return <LoginRequest reason={`report.${about.type}.login`} onClose={onClose} />;
  }
  if (session.status === 'loading') return null;
  return (
    <Dialog title={text(`report.${about.type}.title`)} onClose={onClose}>
      <ReportForm key={session.member.id} about={about} onDone={onClose} />
    </Dialog>
  );
}
