import { categoryOptions, useCategories } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import type { SelectOption } from '@ideabox/ui';
import { answerFilters, listPeriods, pageSizes, readListQuery } from './list-query.ts';

/** One thing that the address of a list says, and what it may say. */
export type ListChoice = {
  /** In the address, where '' leaves it out. */
  name: 'category' | 'answer' | 'period' | 'limit';
  label: string;
  value: string;
  options: SelectOption[];
  /** Whether it leaves ideas out. */
  isFilter: boolean;
};

/** What can be chosen of a list, beside its order; the theme where the list is not one theme's. */
export function useListChoices({ hasThemes }: { hasThemes: boolean }): ListChoice[] {
  const text = useText();
  const [params] = useSearchParams();
  const { data: categories } = useCategories();
  const { category = '', answer = '', period = '', limit } = readListQuery(params);
  const theme: ListChoice = {
    name: 'category',
    label: text('ideas.category'),
    value: category,
    options: [{ value: '', label: text('ideas.category.all') }, ...categoryOptions(categories)],
    isFilter: true,
  };
  return [
    ...(hasThemes ? [theme] : []),
    {
      name: 'answer',
      label: text('list.answer'),
      value: answer,
      options: [
        { value: '', label: text('list.answer.all') },
        ...answerFilters.map((value) => ({
          value,
          label:
            value === 'any' || value === 'none'
              ? text(`list.answer.${value}`)
              : text('idea.answered', { status: text(`answer.status.${value}`) }),
        })),
      ],
      isFilter: true,
    },
    {
      name: 'period',
      label: text('list.period'),
      value: period,
      options: [
        { value: '', label: text('list.period.all') },
        ...listPeriods.map((value) => ({ value, label: text(`list.period.${value}`) })),
      ],
      isFilter: true,
    },
    {
      name: 'limit',
      label: text('list.limit'),
      value: String(limit),
      options: pageSizes.map((size) => ({ value: String(size), label: text('list.limit.option', { size }) })),
      isFilter: false,
    },
  ];
}
