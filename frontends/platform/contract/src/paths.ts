type IdeaQuery = {
  category?: string;
  /** What the dashboard says that ideas are about. */
  topic?: number;
  answer?: string;
  sort?: string;
  page?: number;
  limit?: number;
};
type SearchQuery = {
  keyword?: string;
  target?: 'all' | 'idea' | 'tag';
  category?: string;
  tag?: string;
  step?: string;
  /** Days, `2026-11-21`. */
  start_date?: string;
  end_date?: string;
  member_id?: string;
};

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

/** The pages of the dashboard below its first. */
export type DashboardPart = 'access' | 'overview' | 'user' | 'leaders' | 'leaders-guide' | 'topics' | 'data';

const segment = (value: string | number) => encodeURIComponent(String(value));

/** Every address a screen may link to, without the locale prefix (the router adds it). */
export const paths = {
  home: () => '/',
  ideas: (query: IdeaQuery = {}) => withQuery('/ideas', query),
  idea: (id: number) => `/idea/${id}`,
  hiddenIdea: () => '/idea/hide_user',
  ideaComment: (id: number, commentId: number) => `/idea/${id}/comment/${commentId}`,
  comments: (category?: string) => (category ? `/comments/${segment(category)}` : '/comments'),
  search: ({ target, ...query }: SearchQuery = {}) =>
    withQuery('/search', { ...query, search_target: target }),
  categoryIntroduction: () => '/category/introduction',
  category: (key: string | number) => `/category/${segment(key)}`,
  member: (id: string) => `/members/${segment(id)}`,
  ownProfile: () => '/members',
  profileForm: () => '/members/profile',
  memberSettings: () => '/members/settings',
  withdrawal: () => '/members/withdrawal',
  hiddenMember: () => '/members/hide_user',
  newsList: () => '/news',
  news: (key: string | number) => `/news/${segment(key)}`,
  page: (key: string) => `/page/${segment(key)}`,
  dashboard: (part?: DashboardPart) => (part ? `/analyze/${part}` : '/analyze'),
  /** One topic of all that was ever posted, opened. */
  dashboardTopic: (id: number) => `/analyze/topics?period=whole&topic=${id}#topic-${id}`,
} as const;
