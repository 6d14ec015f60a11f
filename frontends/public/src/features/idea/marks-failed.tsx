import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';
import { useOwnMarks } from './get-own-marks.ts';

/** Where one's own vote could not be read: why the buttons do nothing, and the way on. */
export function MarksFailed({ ideaId }: { ideaId: number }) {
  const text = useText();
  const { isError, isFetching, refetch } = useOwnMarks(ideaId);
  if (!isError) return null;
  return (
    <div role="alert">
      <p>{text('vote.unknown')}</p>
      <Button variant="outline" size="small" loading={isFetching} onClick={() => refetch()}>
        {text('idea.retry')}
      </Button>
    </div>
  );
}
