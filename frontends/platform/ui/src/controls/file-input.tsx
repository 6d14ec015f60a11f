import { css } from '@emotion/react';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import { buttonStyles } from '../button-styles.ts';
import { describedBy, Field } from '../field.tsx';
import { color, radius, space } from '../theme.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  onChange: (file: File | null) => void;
};

/** The platform's own file input, with its words in the language of the site instead of the browser's. */
export function FileInput({ id, label, hint, error, onChange, required, ...props }: Props) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const choose = (file: File | undefined) => {
    setName(file?.name ?? '');
    onChange(file ?? null);
  };
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <div css={frame}>
        <input
          type="file"
          {...props}
          required={required}
          {...describedBy(id, error, Boolean(hint))}
          onChange={(event) => choose(event.target.files?.[0])}
          css={control}
        />
        <span aria-hidden="true" css={[buttonStyles('outline', 'small'), css({ pointerEvents: 'none' })]}>
          {formatMessage({ id: 'ui.file.choose' })}
        </span>
        <span role="status" css={css({ minWidth: 0, color: name ? undefined : color.muted })}>
          {name || formatMessage({ id: 'ui.file.none' })}
        </span>
      </div>
    </Field>
  );
}

const frame = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: space(3),
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  '&:hover': { background: color.tint },
  '&:has([aria-invalid="true"])': { borderColor: color.danger, borderWidth: 2 },
  '&:has(:disabled)': { background: color.ground, color: color.muted },
  '&:has(:focus-visible)': {
    outline: '4px solid var(--color-neutral-black)',
    outlineOffset: 2,
    boxShadow: `0 0 0 2px ${color.focus}`,
  },
});

/** Over the whole frame, so that a press anywhere and a file let fall on it reach the real control. */
const control = css({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' });
