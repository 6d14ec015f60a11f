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

/** Figures by key. */
export type Breakdown =
  | 'devices'
  | 'web_searches'
  | 'keyword_ranking'
  | 'tag_cloud'
  | 'genders'
  | 'generations'
  | 'areas'
  | 'businesses'
  | 'divisions'
  | 'funnel';

export type Widget =
  | Metric
  | Breakdown
  | 'idea_ranking'
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

/** Whether a theme narrows it: members, page views and searches belong to none. */
export const hasThemes = (widget: Widget): boolean => ofThemes.includes(widget);
