import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, ChevronDownIcon } from '@ideabox/ui';

type Props = { panelId: string; isOpen: boolean; onToggle: () => void };

export function DetailToggle({ panelId, isOpen, onToggle }: Props) {
  const text = useText();
  return (
    <Button variant="quiet" size="small" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
      {text('search.details')}
      <span css={[chevron, isOpen && css({ transform: 'rotate(180deg)' })]}>
        <ChevronDownIcon size={20} />
      </span>
    </Button>
  );
}

const chevron = css({ display: 'inline-grid', transition: 'transform 120ms' });
