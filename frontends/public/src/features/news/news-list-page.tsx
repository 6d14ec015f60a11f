import { css } from '@emotion/react';
import { useNewsList } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { PageBody, space, type } from '@ideabox/ui';
import { readListQuery } from '../../lists/list-query.ts';
import { NewsList } from './news-list.tsx';

const limit = 20;

export function NewsListPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { page } = readListQuery(params);
  const news = useNewsList(limit, (page - 1) * limit);
  return (
    <PageBody>
      <h1 css={[type.h1, css({ marginBlockEnd: space(8) })]}>{text('news.title')}</h1>
      <NewsList news={news} limit={limit} page={page} />
    </PageBody>
  );
}
