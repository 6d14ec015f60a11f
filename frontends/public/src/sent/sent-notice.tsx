import type { SentBefore } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';

type Props = {
  kind: 'idea' | 'comment' | 'report' | 'answer';
  sentBefore: SentBefore | undefined;
  /** Where it can be seen, and what else a press on that does. */
  place?: (id: number) => string;
  onFollow?: () => void;
};

/** Above the form of what was sent before this page: that it has arrived, and where it is, or that nobody can say just now. */
export function SentNotice({ kind, sentBefore, place, onFollow }: Props) {
  const text = useText();
  if (!sentBefore) return null;
  if (sentBefore === 'unknown') {
    return (
      <Banner title={text('sent.unknown')} announced>
        <p>{text('sent.unknown.safe')}</p>
      </Banner>
    );
  }
  return (
    <Banner tone="success" title={text(`sent.${kind}`)} announced>
      {place && (
        <Link to={place(sentBefore.id)} onClick={onFollow}>
          {text(`sent.${kind}.open`)}
        </Link>
      )}
    </Banner>
  );
}
