import { css } from '@emotion/react';
import { categoryOptions, useCategories } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useNavigate, useSearchParams } from '@ideabox/router';
import { Button, media, SearchIcon, Select, space } from '@ideabox/ui';
import { TextField } from '@ideabox/ui/controls';
import { type FormEvent, useState } from 'react';
import { withParam } from '../../lists/list-query.ts';

type Props = { category: string | undefined; keyword: string | undefined };

/** Which comments: by a word in them, and by the category of their idea; on a phone a press opens it, so that they are in sight. */
export function CommentSearch({ category, keyword }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { data: categories } = useCategories();
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    setParams(withParam(params, 'keyword', typed));
  };
  return (
    <search aria-label={text('comments.search')}>
      <div css={onPhones}>
        <Button
          variant="outline"
          size="small"
          aria-expanded={isOpen}
          aria-controls="comments-search"
          onClick={() => setOpen(!isOpen)}
        >
          <SearchIcon size={20} />
          {text('comments.search')}
        </Button>
      </div>
      <form id="comments-search" onSubmit={submit} css={[form, !isOpen && closed]}>
        <Select
          id="comments-category"
          label={text('ideas.category')}
          leadsAway
          value={category ?? ''}
          onChange={(event) => {
            const search = withParam(params, 'page', '').toString();
            navigate({ pathname: paths.comments(event.target.value || undefined), search });
          }}
          options={[{ value: '', label: text('ideas.category.all') }, ...categoryOptions(categories)]}
        />
        <TextField
          key={keyword}
          id="comments-keyword"
          name="keyword"
          type="search"
          label={text('comments.keyword')}
          maxLength={200}
          defaultValue={keyword}
        />
        <Button type="submit" css={css({ minHeight: '3rem' })}>
          {text('comments.search.submit')}
        </Button>
      </form>
    </search>
  );
}

const onPhones = css({ [media.tablet]: { display: 'none' } });
const closed = css({ [media.phone]: { display: 'none' } });
const form = css({
  display: 'grid',
  gap: space(4),
  alignItems: 'end',
  [media.phone]: { marginBlockStart: space(4) },
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) auto' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
