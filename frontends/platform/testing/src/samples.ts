import type { Category, IdeaCard, PageOf } from '@ideabox/api-client';
import type { Member } from '@ideabox/contract';
import type { Site } from './site.ts';

/** A word that no line takes, with what else makes trouble: another direction, markup, a long address. */
export const heavyWords = [
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
  'مرحبا بالعالم',
  '<b>太字</b><script>alert(1)</script>&amp;',
  `https://www.example.go.jp/${'long/'.repeat(20)}?q=1`,
].join(' ');

export const memberSample: Member = {
  id: '00000000-0000-4000-8000-000000000002',
  portalName: '山田 花子',
  roles: ['general'],
  userIconSrc: null,
  profileRedirect: false,
};

export const operatorSample: Member = {
  ...memberSample,
  id: '00000000-0000-4000-8000-000000000009',
  roles: ['operator'],
};

export function categorySample(change: Partial<Category> = {}): Category {
  return {
    id: 1,
    name: 'くらしの手続きのお困りごと',
    description: '引っ越しや子育ての手続きで困ったことを教えてください。',
    search_key: 'online-procedures',
    contents: '**手続き**についてのご意見を募集しています。',
    status: 'on_air',
    serial_number: 1,
    idea_count: 3,
    situation_type: null,
    stepper: null,
    category_group: null,
    visual_src: null,
    visual_srcset: null,
    from: '2026-11-01T00:00:00Z',
    until: null,
    ...change,
  };
}

export function ideaCardSample(change: Partial<IdeaCard> = {}): IdeaCard {
  return {
    id: 7,
    name: '手続きをスマートフォンで終えられるように',
    contents: '窓口へ行かずに済むようにしてください。',
    raw_contents: '窓口へ行かずに済むようにしてください。',
    vote_count: 3,
    positive_count: 2,
    neutral_count: 1,
    negative_count: 0,
    point: 5,
    support_count: 1,
    comment_count: 2,
    top_comment: { id: 11, contents: '私も同じことを考えていました。', is_blocked: null, is_noted: false },
    first_vote_user_id: null,
    first_vote_user_name: null,
    second_vote_user_id: null,
    second_vote_user_name: null,
    stepper: { id: 1, stepper_key: 'collect', name: 'アイデア募集' },
    user: {
      id: '00000000-0000-4000-8000-000000000003',
      portal_name: '佐藤 太郎',
      roles: ['general'],
      user_icon_src: null,
      user_icon_active: 0,
      status: 'active',
    },
    category: {
      id: 1,
      name: 'くらしの手続きのお困りごと',
      search_key: 'online-procedures',
      status: 'on_air',
    },
    situation: null,
    answer_status: null,
    answer_date: null,
    tags: [{ id: 1, name: '行政手続き' }],
    date_entered: '2026-11-20T03:00:00Z',
    is_read: null,
    my_vote: null,
    is_blocked: null,
    ...change,
  };
}

/** The answer that holds these, and says how many there are in all. */
export function pageOf<T>(results: T[], count = results.length): { body: PageOf<T> } {
  return { body: { results, metadata: { resultset: { count, limit: 20, offset: 0 } } } };
}

/** The site as the seed sets it up, with one category that takes ideas. */
export const siteSample: Site = {
  features: {
    feature_login_enabled: '1',
    feature_display_register_user: '1',
    feature_display_user_profile: '1',
    feature_user_extended_profile_enable: '0',
    feature_category_group: '0',
    polling_interval: '60',
  },
  registries: { sitename: 'アイデアボックス', allow_post_character: '' },
  parts: {},
  categories: [categorySample()],
  steppers: [{ id: 1, stepper_key: 'collect', name: 'アイデア募集', exec_order: 1, post_roles: '' }],
};
