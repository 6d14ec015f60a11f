import { css } from '@emotion/react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { color, space } from './theme.ts';

type Tab = { key: string; label: string; content: ReactNode };

/** Tabs by the ARIA pattern: one tab stop, arrows move and select, only the open panel is in the page. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [selected, setSelected] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = (selected + step + tabs.length) % tabs.length;
    setSelected(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} ref={list} onKeyDown={move} css={bar}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={index === selected ? `${id}-panel` : undefined}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            css={tabStyles}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`}>
        {tabs[selected]?.content}
      </div>
    </div>
  );
}

const bar = css({
  display: 'flex',
  gap: space(2),
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
});

const tabStyles = css({
  minHeight: '3rem',
  paddingInline: space(4),
  border: 0,
  borderBottom: '4px solid transparent',
  background: 'none',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[aria-selected="true"]': { color: color.primary, borderBottomColor: color.primary },
  '&:hover': { background: color.tint },
});
