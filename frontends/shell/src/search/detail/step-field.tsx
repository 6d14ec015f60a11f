import { useSteppers } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Select } from '@ideabox/ui';

type Props = { id: string; value: string; onChange: (step: string) => void };

export function StepField({ id, value, onChange }: Props) {
  const text = useText();
  const { data = [] } = useSteppers();
  const options = data.map(({ stepper_key, name }) => ({ value: stepper_key, label: name }));
  return (
    <Select
      id={id}
      label={text('search.step')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[{ value: '', label: text('search.step.all') }, ...options]}
    />
  );
}
