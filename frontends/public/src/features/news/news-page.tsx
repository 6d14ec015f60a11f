import { isNotFound } from '@ideabox/api-client';
import { useParams } from '@ideabox/router';
import { EditorialPage } from '../../texts/editorial-page.tsx';
import { NotFoundMessage } from '../not-found/not-found-message.tsx';
import { useOneNews } from './get-one-news.ts';

export function NewsPage() {
  const { key = '' } = useParams();
  const { data, error, refetch } = useOneNews(key);
  if (isNotFound(error)) return <NotFoundMessage id="news.not_found" />;
  return <EditorialPage article={data} failed={Boolean(error) && !data} onRetry={() => refetch()} />;
}
