import { Outlet } from '@ideabox/router';
import { RealtimeNotifications } from '../notifications/realtime-notifications.tsx';
import { NavigationEffects } from '../router/navigation-effects.tsx';
import { ProfileGate } from '../session/profile-gate.tsx';
import { TroubleNotice } from '../troubles/trouble-notice.tsx';
import { UsageRecorder } from '../usage/usage-recorder.tsx';
import { ShellProvider } from './shell-provider.tsx';

/** What lives as long as the page, inside the router. */
export function AppFrame() {
  return (
    <ShellProvider>
      <RealtimeNotifications />
      <ProfileGate />
      <UsageRecorder />
      <NavigationEffects />
      <Outlet />
      <TroubleNotice />
    </ShellProvider>
  );
}
