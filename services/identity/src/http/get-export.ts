import { raw, seesEveryone } from '@ideabox/http';
import { MemberNotFound } from '../domain/errors.ts';
import { requireOneself } from '../domain/oneself.ts';
import { begun } from '../export/begun.ts';
import { writeExport } from '../export/write-export.ts';
import { exportIcon, exportOwn } from '../store/export-own.ts';
import { findMember } from '../store/find-member.ts';
import { memberId } from './member-id.ts';
import { ownView } from './member-views.ts';
import { route } from './route.ts';

export const getExport = route({
  method: 'get',
  path: '/members/:id/export',
  summary: 'Everything that is held about oneself: the profile, and a list for every kind of thing',
  access: 'member',
  params: { id: memberId() },
  produces: 'application/json',
  notFound: 'User not found',
  handle: async ({ db, holders }, { caller, params }) => {
    requireOneself(caller, params.id);
    const [member, icon] = await Promise.all([findMember(db, caller.id), exportIcon(db, caller.id)]);
    if (!member || member.status === 'withdrawn') throw new MemberNotFound();
    const { sections, end } = await begun(holders, member.id);
    const whole = { profile: ownView(member), icon: icon ?? null };
    const body = async function* () {
      try {
        yield* writeExport(whole, [exportOwn(db, member.id, seesEveryone(caller)), ...sections]);
      } finally {
        end();
      }
    };
    return raw('application/json', body());
  },
});
