import { type Category, useSteppers } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Select } from '@ideabox/ui';
import type { UseFormReturn } from 'react-hook-form';
import { isPostable } from '../../categories/is-postable.ts';
import type { IdeaDraft } from './draft.ts';
import { stagesOf } from './stages-of.ts';

type Props = {
  form: UseFormReturn<IdeaDraft>;
  categories: Category[];
  chosen: string;
  role: string;
  /** The category stands for what is written, and nobody has chosen it. */
  isProposed: boolean;
  onChosen: () => void;
};

/** Where the idea belongs: its category, there the situation, and the stage where there is a choice. */
export function CategoryFields({ form, categories, chosen, role, isProposed, onChosen }: Props) {
  const text = useText();
  const { data: stages = [] } = useSteppers();
  const { errors } = form.formState;
  const category = categories.find(({ id }) => String(id) === chosen);
  const situations = category?.situation_type?.situations ?? [];
  const choices = category ? stagesOf(category, stages, role) : [];
  const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  const labelOf = (offered: Category) => {
    const { id, name, status } = offered;
    const value = String(id);
    if (status === 'on_air' && isPostable(offered, 'general')) return { value, label: name };
    const label = isPostable(offered, 'supporter') ? 'post.category.other' : 'post.category.admin_only';
    return { value, label: text(label, { name, status: text(`category.status.${status}`) }) };
  };
  const change = form.register('category', {
    onChange: () => {
      onChosen();
      form.setValue('situation', '');
      form.setValue('stepper', '');
    },
  });
  const stage = category?.stepper && text('post.stage', { name: category.stepper.name });
  const hint = isProposed ? text('post.category.proposed') : (stage ?? undefined);
  return (
    <>
      <Select
        id="post-category"
        label={text('post.category')}
        required
        hint={hint}
        error={errors.category?.message}
        options={[{ value: '', label: text('post.category.choose') }, ...categories.map(labelOf)]}
        {...change}
      />
      {situations.length > 0 && (
        <Select
          id="post-situation"
          label={text('post.situation')}
          error={errors.situation?.message}
          options={[{ value: '', label: text('post.situation.none') }, ...situations.map(optionOf)]}
          {...form.register('situation')}
        />
      )}
      {choices.length > 1 && (
        <Select
          id="post-stepper"
          label={text('post.stepper')}
          error={errors.stepper?.message}
          options={[{ value: '', label: text('post.stepper.usual') }, ...choices.map(optionOf)]}
          {...form.register('stepper')}
        />
      )}
    </>
  );
}
