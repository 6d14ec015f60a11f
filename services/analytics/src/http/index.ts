import { ideaRanking } from './idea-ranking.ts';
import { keywordRanking } from './keyword-ranking.ts';
import { postEvents } from './post-events.ts';
import { seriesRoute } from './series.ts';

export const routes = [
  postEvents,
  seriesRoute('ideas', 'Ideas posted'),
  seriesRoute('votes', 'Votes that stand, by when they were cast'),
  seriesRoute('comments', 'Comments and replies posted'),
  seriesRoute('members', 'Members registered'),
  seriesRoute('page_views', 'Pages viewed'),
  keywordRanking,
  ideaRanking,
];
