import { useApi, useBlockedIds, useQuery } from '@ideabox/api-client';
import { hasLeft, type Member, type Session } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useToast } from '@ideabox/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { usePageConfig } from '../config/use-page-config.ts';
import { usePollingMs } from '../config/use-polling-interval.ts';
import { forgetSearches } from '../search/recent-searches.ts';
import { getMe } from './get-me.ts';
import { refusalOf } from './refusal-of.ts';
import { signIn, signOut } from './sign-in.ts';
import type { Tokens } from './tokens.ts';
import { unconfirmedMember } from './unconfirmed-member.ts';
import { usePersonChange } from './use-person-change.ts';

type SessionActions = { session: Session; login: () => void; register: () => void; logout: () => void };
const SessionContext = createContext<SessionActions | null>(null);

export function useSession(): SessionActions {
  const value = useContext(SessionContext);
  if (!value) throw new Error('no SessionProvider around this component');
  return value;
}

/** Who is here: the token in storage says whether someone is, `/me` says who. */
export function SessionProvider({ tokens, children }: { tokens: Tokens; children: ReactNode }) {
  const config = usePageConfig();
  const api = useApi();
  const sub = useSyncExternalStore(tokens.onChange, () => tokens.user()?.profile.sub ?? null);
  const pollingMs = usePollingMs();
  const me = useQuery({
    queryKey: ['me', sub],
    queryFn: ({ signal }) => getMe(api, signal),
    enabled: sub !== null,
    staleTime: 5 * 60_000,
    refetchInterval: pollingMs,
  });
  // Ideas and comments wait for whom the member blocks: asked for beside who they are, not after it.
  useBlockedIds(sub ?? undefined);
  usePersonChange(sub, tokens.lastChange);
  const last = useRef(sub);
  if (sub) last.current = sub;
  const isOver = !sub && tokens.lastChange().why !== 'refused' && !hasLeft();
  const expired = isOver ? (last.current ?? undefined) : undefined;
  const toast = useToast();
  const text = useText();
  const sayUnreachable = useCallback(() => toast(text('session.unreachable'), 'error'), [toast, text]);
  const refusal = useMemo(() => refusalOf(me.error), [me.error]);
  const isOther = me.data !== undefined && sub !== null && me.data.id !== sub;
  useEffect(() => {
    if (refusal || isOther) tokens.clear(refusal ?? { why: 'expired' });
  }, [refusal, isOther, tokens]);
  // A question that is asked again after it failed counts as under way: what was there meanwhile stays.
  const isUnknown = me.data === undefined && me.errorUpdateCount > 0 && !refusal;
  const member = useMemo(() => {
    const user = isUnknown && sub ? tokens.user() : null;
    return user ? unconfirmedMember(user) : me.data;
  }, [isUnknown, sub, tokens, me.data]);
  const value = useMemo<SessionActions>(
    () => ({
      session: sessionOf(sub, member, expired),
      login: () => void signIn(config, 'login').catch(sayUnreachable),
      register: () => void signIn(config, 'register').catch(sayUnreachable),
      logout: () => {
        forgetSearches();
        // Where the provider cannot be told, the session ends here all the same.
        signOut(config).catch(() => tokens.clear({ why: 'here' }));
      },
    }),
    [sub, member, expired, config, sayUnreachable, tokens],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

function sessionOf(sub: string | null, member: Member | undefined, expired: string | undefined): Session {
  if (!sub) return { status: 'visitor', expired };
  return member ? { status: 'member', member } : { status: 'loading' };
}
