/** Figures over time. */
export type Metric =
  | 'ideas'
  | 'votes'
  | 'comments'
  | 'members'
  | 'supporters'
  | 'page_views'
  | 'sessions'
  | 'new_users'
  | 'view_time';

/** What members say of themselves. */
const attributes = ['genders', 'generations', 'areas', 'businesses', 'divisions'] as const;
export type Attribute = (typeof attributes)[number];

/** Figures by key. */
export type Breakdown =
  | Attribute
  | 'devices'
  | 'web_searches'
  | 'keyword_ranking'
  | 'tag_cloud'
  | 'idea_ranking'
  | 'funnel';

/** What a ranking of ideas, the hours of a week, or how evenly voices are spread may be of; the first unless another is chosen. */
export const rankings = ['votes', 'points', 'divided', 'growth'] as const;
export const voices = ['ideas', 'comments', 'votes'] as const;

export type Widget =
  | Metric
  | Breakdown
  | 'leaders'
  | 'hours'
  | 'concentration'
  | 'topics'
  | 'populations'
  | 'checks';

const ofThemes: readonly Widget[] = [
  'ideas',
  'votes',
  'comments',
  'supporters',
  'tag_cloud',
  'idea_ranking',
  'leaders',
  'hours',
  'concentration',
  'topics',
  'funnel',
];

const inFives: readonly Widget[] = [
  'votes',
  'supporters',
  'members',
  'page_views',
  'sessions',
  'new_users',
  'devices',
  'web_searches',
  'funnel',
];

/** Whether all but those who run the site are told of it in fives. */
export const isInFives = (widget: Widget): boolean => inFives.includes(widget);

export const isAttribute = (widget: Widget): widget is Attribute =>
  attributes.some((known) => known === widget);

/** Whether a theme narrows it: members, page views and searches belong to none. */
export const hasThemes = (widget: Widget): boolean => ofThemes.includes(widget);
