import { isNotFound } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useParams } from '@ideabox/router';
import { NotFoundMessage } from '../../not-found/not-found-message.tsx';
import { EditorialPage } from '../../texts/editorial-page.tsx';
import { useStaticPage } from './get-page.ts';
import { Themes } from './themes.tsx';

const siteMap = 'sitemap';

/** One of the editors' pages; without a key, the one that lists them all. */
export function StaticPage() {
  const text = useText();
  const { key = siteMap } = useParams();
  const { data, error, refetch } = useStaticPage(key);
  if (isNotFound(error)) return <NotFoundMessage id="page.not_found" />;
  return (
    <EditorialPage
      kind={text('page.title')}
      article={data}
      failed={Boolean(error) && !data}
      onRetry={() => refetch()}
    >
      {key === siteMap && <Themes />}
    </EditorialPage>
  );
}
