import type { Call, Kind } from './calls.ts';
import type { Ground } from './ground.ts';

export interface ReadKind extends Kind {
  call: (ground: Ground) => Call;
}

const read = (path: string, by?: Call['by']): Call => ({ method: 'GET', path, by });

export const readKinds: ReadKind[] = [
  { name: 'home page', needs: ['gateway', 'web'], everyMs: 250, call: () => read('/') },
  {
    name: 'ideas, visitor',
    needs: ['gateway', 'ideas', 'postgres'],
    everyMs: 250,
    call: () => read('/api/v1/ideas'),
  },
  {
    ...{ name: 'idea, member', needs: ['gateway', 'ideas', 'postgres'], everyMs: 250 },
    call: ({ ideas }) => read(`/api/v1/ideas/${ideas[0]}`, 'member2'),
  },
  {
    ...{ name: 'comments, member', needs: ['gateway', 'comments', 'postgres'], everyMs: 250 },
    call: ({ ideas }) => read(`/api/v1/ideas/${ideas[0]}/comments`, 'member1'),
  },
  {
    ...{ name: 'notifications', needs: ['gateway', 'notifications', 'postgres'], everyMs: 375 },
    call: ({ memberIds }) => read(`/api/v1/members/${memberIds.get('member1')}/notifications`, 'member1'),
  },
  {
    ...{ name: 'figures, visitor', needs: ['gateway', 'analytics', 'postgres'], everyMs: 500 },
    call: () => read('/api/v1/analytics/ideas'),
  },
  {
    ...{ name: 'settings, visitor', needs: ['gateway', 'content', 'postgres'], everyMs: 250 },
    call: () => read('/api/v1/features'),
  },
  {
    ...{ name: 'oneself', needs: ['gateway', 'identity', 'postgres'], everyMs: 375 },
    call: () => read('/api/v1/me', 'admin1'),
  },
];
