import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';

import * as styles from './Tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  /** Number of items of the tab; small, after the label. */
  count?: number;
  /** Id of its panel, where the page shows the panels itself: see `panelOf`. */
  panel?: string;
}

interface Props {
  /** Accessible label of the tab list. */
  label: string;
  items: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Content of the selected tab; it becomes the tab panel. */
  children?: ReactNode;
}

/** Attributes of a panel that the page shows itself. */
export interface PanelProps {
  role?: 'tabpanel';
  'aria-labelledby'?: string;
  hidden?: boolean;
}

const tabOf = (panel: string): string => `${panel}-tab`;

/** Returns the attributes of the panel with this id; its tab has `panel`. */
export const panelOf = (panel: string, isSelected: boolean): PanelProps => ({
  role: 'tabpanel',
  'aria-labelledby': tabOf(panel),
  hidden: !isSelected,
});

const nextIndex = ({ key, currentTarget }: KeyboardEvent, at: number, last: number): number | null => {
  const rightToLeft = currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return at === last ? 0 : at + 1;
  if (key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) return at === 0 ? last : at - 1;
  return null;
};

/** Tab list; the arrow keys follow the reading direction of the page. */
export const Tabs = ({ label, items, selected, onSelect, children }: Props) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = `${id}-panel`;
  const idOf = (tab: Tab): string => (tab.panel === undefined ? `${id}-${tab.id}` : tabOf(tab.panel));
  const shown = items.find((item) => item.id === selected);

  const move = (event: KeyboardEvent): void => {
    const at = items.findIndex((item) => item.id === selected);
    const to = nextIndex(event, at, items.length - 1);
    const item = to === null ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    onSelect(item.id);
    const tab = list.current?.children[to ?? at];
    if (tab instanceof HTMLElement) tab.focus();
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <>
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={idOf(item)}
            className={styles.tab}
            aria-selected={item.id === selected}
            aria-controls={item.panel ?? (children && item.id === selected ? panel : undefined)}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {children && shown && (
        <div role="tabpanel" id={panel} className={styles.panel} aria-labelledby={idOf(shown)}>
          {children}
        </div>
      )}
    </>
  );
};
