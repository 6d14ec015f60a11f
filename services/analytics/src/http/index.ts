import { readViewTime } from '../store/figures/view-time.ts';
import { attributeRoute } from './attribute.ts';
import { checks } from './checks.ts';
import { concentration } from './concentration.ts';
import { funnel } from './funnel.ts';
import { hours } from './hours.ts';
import { ideaRanking } from './idea-ranking.ts';
import { keywordRanking } from './keyword-ranking.ts';
import { leaders } from './leaders.ts';
import { openData } from './opendata/index.ts';
import { populationsRoute } from './populations.ts';
import { postEvents } from './post-events.ts';
import { putKeyword } from './put-keyword.ts';
import { putTopic } from './put-topic.ts';
import { seriesRoute } from './series.ts';
import { tagCloud } from './tag-cloud.ts';
import { topics } from './topics.ts';
import { usageKeysRoute } from './usage-keys.ts';
import { inFives } from './widget-query.ts';

export const routes = [
  postEvents,
  seriesRoute('ideas', 'Ideas posted'),
  seriesRoute('votes', `Votes that stand, by when they were cast; ${inFives}`),
  seriesRoute('comments', 'Comments and replies posted'),
  seriesRoute('members', `Members registered; ${inFives}`),
  seriesRoute('supporters', `Supports that stand, by when they were given; ${inFives}`),
  seriesRoute('page_views', `Pages viewed; ${inFives}`),
  seriesRoute('sessions', `Visits that viewed a page, by when they began; ${inFives}`),
  seriesRoute('new_users', `Visits by browsers that knew of no earlier one; ${inFives}`),
  seriesRoute('view_time', 'Seconds that a visit read for on average, by when it began', readViewTime),
  attributeRoute('genders', 'Registered members by gender'),
  attributeRoute('generations', 'Registered members by age'),
  attributeRoute('areas', 'Registered members by prefecture'),
  populationsRoute,
  attributeRoute('businesses', 'Registered members by industry'),
  attributeRoute('divisions', 'Registered members by kind of job'),
  usageKeysRoute('devices', `Page views by kind of device; ${inFives}`),
  usageKeysRoute('web_searches', `Page views by the search engine they came from; ${inFives}`),
  keywordRanking,
  putKeyword,
  tagCloud,
  ideaRanking,
  hours,
  concentration,
  funnel,
  leaders,
  topics,
  putTopic,
  checks,
  ...openData,
];
