import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { DatePicker as AriaDatePicker, Group, Label, Popover, Text } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { controlStyles } from '../control-styles.ts';
import { fieldError, fieldHint, fieldLabel, RequiredMark } from '../field.tsx';
import { iconButton } from '../icon-button.ts';
import { popoverStyles } from '../popover-styles.ts';
import { color, space } from '../theme.ts';
import { DayInput } from './day-input.tsx';
import { CalendarIcon } from './icons.tsx';
import { MonthCalendar } from './month-calendar.tsx';

type Props = {
  label: string;
  /** `2026-11-21`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** The focus has left the field and its calendar. */
  onLeave?: () => void;
  /** First and last day that can be chosen, both included. */
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
  hint?: string;
  error?: string;
};

/** A day, typed part by part or taken from a calendar. */
export function DatePicker({
  label,
  value,
  onChange,
  onLeave,
  min,
  max,
  required,
  disabled,
  hint,
  error,
}: Props) {
  const { locale } = useIntl();
  return (
    <I18nProvider locale={locale}>
      <AriaDatePicker
        css={css({ display: 'grid', gap: space(2), alignContent: 'start' })}
        value={dayOf(value)}
        onChange={(day) => onChange(day?.toString() ?? '')}
        onBlur={onLeave}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        granularity="day"
        shouldForceLeadingZeros
        isRequired={required}
        isDisabled={disabled}
        isInvalid={error ? true : undefined}
      >
        <Label css={fieldLabel}>
          {label}
          {required && <RequiredMark />}
        </Label>
        <Group css={[controlStyles, frame]}>
          <DayInput />
          <Button css={[iconButton, css({ color: color.primary })]}>
            <CalendarIcon />
          </Button>
        </Group>
        {hint && (
          <Text slot="description" css={fieldHint}>
            {hint}
          </Text>
        )}
        {error && (
          <Text slot="errorMessage" css={fieldError}>
            {error}
          </Text>
        )}
        <Popover css={popoverStyles}>
          <Dialog css={css({ outline: 'none' })}>
            <MonthCalendar />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  );
}

function dayOf(text: string | undefined): CalendarDate | null {
  return text ? parseDate(text) : null;
}

const frame = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 0,
  paddingInlineEnd: space(1),
  '&[data-invalid]': { borderColor: color.danger, borderWidth: 2 },
  '&[data-disabled]': { background: color.ground, color: color.muted },
});
