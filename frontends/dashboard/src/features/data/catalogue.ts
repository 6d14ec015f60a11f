import type { Widget } from '../../figures/widgets.ts';

const ofPeriods = ['period_start', 'period_end', 'count'];
const ofKeys = ['key', 'label', 'count'];

/** The columns of each figure's answer: a figure that a screen shows is listed here, too. */
export const columnsOf: Record<Widget, readonly string[]> = {
  page_views: ofPeriods,
  sessions: ofPeriods,
  new_users: ofPeriods,
  view_time: ofPeriods,
  devices: ofKeys,
  web_searches: ofKeys,
  keyword_ranking: ofKeys,
  ideas: ofPeriods,
  comments: ofPeriods,
  votes: ofPeriods,
  supporters: ofPeriods,
  idea_ranking: [...ofKeys, 'idea'],
  tag_cloud: ofKeys,
  hours: ['weekday', 'hour', 'count'],
  funnel: ofKeys,
  concentration: ['top_1_percent', 'top_10_percent', 'gini', 'curve'],
  topics: [
    ...['id', 'name', 'terms', 'idea_count', 'comment_count', 'growth'],
    ...['positive', 'neutral', 'negative', 'x', 'y', 'quotes'],
  ],
  leaders: [...ofKeys, 'user'],
  members: ofPeriods,
  genders: ofKeys,
  generations: ofKeys,
  areas: ofKeys,
  businesses: ofKeys,
  divisions: ofKeys,
  populations: [...ofKeys, 'as_of'],
  checks: ['widget', 'checked_at', 'differences', 'sources_checked_at'],
};

/** All of them, as the page lists them. */
export const allWidgets = Object.keys(columnsOf) as Widget[];
