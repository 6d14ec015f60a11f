import { useText } from '@ideabox/intl';
import { CodedSelect } from './coded-select.tsx';
import { FormSection, pairs } from './form-section.tsx';
import { Line } from './line.tsx';

/** Attributes that nobody but the member and the statistics see. */
export function AboutYou() {
  const text = useText();
  return (
    <FormSection title={text('form.about')} hint={text('form.about.hint')}>
      <div css={pairs}>
        <CodedSelect field="gender" />
        <CodedSelect field="age" />
        <CodedSelect field="industry" />
        <CodedSelect field="job_type" />
        <Line field="job_title" autoComplete="organization-title" />
        <Line field="occupation" autoComplete="off" />
        <Line field="workstyle" hint={text('form.workstyle.hint')} autoComplete="off" />
      </div>
    </FormSection>
  );
}
