import { useText } from '@ideabox/intl';
import { Button, useToast } from '@ideabox/ui';
import { Failure } from '../../layout/failure.tsx';
import { Panel } from '../../layout/panel.tsx';
import { useErrorText } from '../../texts/use-error-text.ts';
import { useExport } from './get-export.ts';
import { saveFile } from './save-file.ts';

/** What the site knows of its member, as a file. */
export function Export({ memberId }: { memberId: string }) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const exported = useExport(memberId);
  const save = () =>
    exported.mutate(undefined, {
      onSuccess: (data) => {
        saveFile(`ideabox-${new Date().toISOString().slice(0, 10)}.json`, data);
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
