import { isNotFound } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useParams } from '@ideabox/router';
import { Link } from '@ideabox/ui';
import { NotFoundMessage } from '../../not-found/not-found-message.tsx';
import { EditorialPage } from '../../texts/editorial-page.tsx';
import { useOneNews } from './get-one-news.ts';

export function NewsPage() {
  const text = useText();
  const { key = '' } = useParams();
  const { data, error, refetch } = useOneNews(key);
  if (isNotFound(error)) return <NotFoundMessage id="news.not_found" />;
  return (
    <EditorialPage
      kind={text('news.title')}
      article={data}
      failed={Boolean(error) && !data}
      onRetry={() => refetch()}
    >
      <p>
        <Link to={paths.newsList()}>{text('news.all')}</Link>
      </p>
    </EditorialPage>
  );
}
