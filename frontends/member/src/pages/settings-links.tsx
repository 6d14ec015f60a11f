import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink } from '@ideabox/ui';
import { Panel } from '../layout/panel.tsx';

/** The way out, where it is looked for and nobody takes it by mistake. */
export function SettingsLinks() {
  const text = useText();
  return (
    <Panel title={text('withdrawal.title')}>
      <p>{text('settings.withdrawal')}</p>
      <ButtonLink to={paths.withdrawal()} variant="outline" size="small">
        {text('settings.withdrawal.link')}
      </ButtonLink>
    </Panel>
  );
}
