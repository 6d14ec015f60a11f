import { css } from '@emotion/react';
import { useLanguageOf } from '@ideabox/intl';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';
import { describedBy, Field } from './field.tsx';
import { openFirst } from './open-first.ts';
import { visuallyHidden } from './visually-hidden.tsx';

export type SelectOption = {
  value: string;
  label: string;
  /** Language of the label, where its letters do not tell. */
  lang?: string;
  /** Name of the group in which it stands, below those that stand in none. */
  group?: string | null;
};
type Props = ComponentProps<'select'> & {
  id: string;
  label: string;
  options: SelectOption[];
  error?: string;
  hint?: string;
  /** Keeps the label for screen readers alone, where the place says it for the eye. */
  labelHidden?: boolean;
  /** To choose is to go to another page: with the keyboard one looks at what there is before. */
  leadsAway?: boolean;
};

/** The platform's own select: known to everyone's hands, keyboards and screen readers. */
export function Select({
  id,
  label,
  options,
  error,
  hint,
  labelHidden,
  leadsAway,
  required,
  ...props
}: Props) {
  const languageOf = useLanguageOf();
  const drawn = (some: SelectOption[]) =>
    some.map(({ value, label, lang = languageOf(label) }) => (
      <option key={value} value={value} lang={lang}>
        {label}
      </option>
    ));
  const control = (
    <select
      css={[controlStyles, arrow]}
      onKeyDown={leadsAway ? openFirst : undefined}
      {...props}
      required={required}
      {...describedBy(id, error, Boolean(hint))}
    >
      {drawn(options.filter(({ group }) => !group))}
      {groupsOf(options).map((group) => (
        <optgroup key={group} label={group}>
          {drawn(options.filter((option) => option.group === group))}
        </optgroup>
      ))}
    </select>
  );
  if (!labelHidden) {
    return (
      <Field id={id} label={label} required={required} error={error} hint={hint}>
        {control}
      </Field>
    );
  }
  return (
    <>
      <label htmlFor={id} css={visuallyHidden}>
        {label}
      </label>
      {control}
    </>
  );
}

function groupsOf(options: SelectOption[]): string[] {
  return [...new Set(options.flatMap(({ group }) => group || []))];
}

const arrow = css({
  appearance: 'none',
  paddingInlineEnd: 'min(2.5rem, 10.5vw)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right min(0.875rem, 3.5vw) center',
  backgroundSize: 'min(0.75rem, 4vw)',
  // A picture knows no variables: a grey that is 3:1 and more on light and on dark.
  backgroundImage:
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%23808080' stroke-width='2'/%3E%3C/svg%3E\")",
  '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
});
