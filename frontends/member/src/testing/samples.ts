import type { Answers } from '../../../platform/testing/src/edge.ts';
import { ideaCardSample, memberSample, pageOf } from '../../../platform/testing/src/samples.ts';
import { kinds, type Settings } from '../features/notification-settings/settings.ts';
import type { OwnProfile } from '../members/own-profile.ts';

export function profileSample(change: Partial<OwnProfile> = {}): OwnProfile {
  return {
    id: memberSample.id,
    portal_name: memberSample.portalName,
    roles: ['general'],
    user_icon_src: null,
    user_icon_active: 0,
    status: 'active',
    hidden: false,
    website: null,
    profile: '手続きに関心があります。',
    situations: [],
    organization: null,
    department: null,
    position: null,
    date_entered: '2026-10-01T00:00:00Z',
    preferred_username: 'hanako',
    mail_address: 'hanako@example.jp',
    gender: 'U',
    age: 'undefined',
    industry: 'U',
    job_type: 'U',
    region: '00',
    job_title: null,
    occupation: null,
    workstyle: null,
    first_name: null,
    last_name: null,
    phone_number: null,
    email: null,
    country: null,
    postal_code: null,
    city: null,
    street: null,
    mail_option: 0,
    ...change,
  };
}

export const settingsSample: Settings = {
  language: 'ja',
  ...(Object.fromEntries(kinds.map((kind) => [kind, { in_app: true, email: 'daily' }])) as Omit<
    Settings,
    'language'
  >),
};

/** A member's pages with one thing in each list. */
export function memberAnswers(profile = profileSample()): Answers {
  const card = ideaCardSample();
  return {
    'GET /members/:id': { body: { results: profile } },
    'GET /members/:id/notification_settings': { body: { results: settingsSample } },
    'GET /members/:id/block_users': pageOf([]),
    'GET /members/:id/votes': pageOf([{ parent_id: card.id, type: 'positive' }]),
    'GET /members/:id/favorites': pageOf([{ parent_id: card.id }]),
    'GET /members/:id/comments': pageOf([]),
    'GET /ideas': pageOf([card]),
    'GET /ideas/:id': { body: { results: card } },
  };
}
