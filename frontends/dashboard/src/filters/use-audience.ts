import { useShell } from '@ideabox/contract';
import { useParams } from '@ideabox/router';
import { type Audience, audiences, seesAllAudiences } from '../figures/audiences.ts';

export type AudienceAsked =
  /** Those the address names, and whose figures the reader may choose between. */
  | { state: 'shown'; audience: Audience; choices: readonly Audience[] }
  /** Who the reader is must be known first. */
  | { state: 'loading' }
  /** There is no such audience, or it is not for this reader. */
  | { state: 'refused' };

const everyones: Audience = 'general';

/** Whose doings the address asks for: members and visitors where it names nobody. */
export function useAudience(): AudienceAsked {
  const { role } = useParams();
  const { session } = useShell();
  const sees = session.status === 'member' && seesAllAudiences(session.member.roles);
  const choices = sees ? audiences : [everyones];
  const audience = audiences.find((known) => known === (role ?? everyones));
  if (audience && choices.includes(audience)) return { state: 'shown', audience, choices };
  return { state: audience && session.status === 'loading' ? 'loading' : 'refused' };
}
