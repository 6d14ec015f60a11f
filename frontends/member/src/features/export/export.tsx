import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, saveFile, useToast } from '@ideabox/ui';
import { Failure } from '../../layout/failure.tsx';
import { Panel } from '../../layout/panel.tsx';
import { useExport } from './get-export.ts';

/** What the site knows of its member, as a file. */
export function Export({ memberId }: { memberId: string }) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const exported = useExport(memberId);
  const save = () =>
    exported.mutate(undefined, {
      onSuccess: (data) => {
        const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
        saveFile(`ideabox-${new Date().toISOString().slice(0, 10)}.json`, file);
        toast(text('export.done'), 'success');
      },
    });
  return (
    <Panel title={text('export.title')}>
      <p>{text('export.text')}</p>
      <Failure>{exported.error ? errorText(exported.error) : undefined}</Failure>
      <Button variant="outline" size="small" loading={exported.isPending} onClick={save}>
        {text('export.action')}
      </Button>
    </Panel>
  );
}
