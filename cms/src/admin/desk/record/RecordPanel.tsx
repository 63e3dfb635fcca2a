import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import type { UsedIn } from '../../../desk/record/record-detail';
import { useShortcuts } from '../frame/use-shortcuts';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { useDeskData } from '../use-desk-data';
import { AsShared } from './AsShared';
import { HistoryPanel } from './HistoryPanel';
import { useOpenRecord } from './record-context';
import styles from './panel.module.css';
import { UsedInPanel } from './UsedInPanel';

const TABS = ['shared', 'history', 'used'] as const;

/** What is known about the record besides its fields: how it is shared, its versions, and what depends on it. */
export const RecordPanel = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { text, number } = useDeskLanguage();
  const closing = useRef<HTMLButtonElement>(null);
  // In a narrow window the panel lies over the button that opened it, which takes the focus again.
  useEffect(() => {
    const former = document.activeElement;
    if (!isOpen || !(former instanceof HTMLElement)) return;
    const panel = closing.current?.closest('aside');
    closing.current?.focus();
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || panel?.contains(activeElement)) former.focus();
    };
  }, [isOpen]);
  useShortcuts(isOpen ? { Escape: onClose } : {});
  const { state } = useOpenRecord();
  const { type, documentId } = state.detail.record;
  const query = new URLSearchParams({ type, documentId });
  const used = useDeskData<UsedIn[]>(`/desk/record/used-in?${query.toString()}`);
  const [shown, setShown] = useState<(typeof TABS)[number]>(state.detail.addresses ? 'shared' : 'history');
  const total = used.data?.reduce((sum, each) => sum + each.total, 0);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const isForward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
    if (!isForward && event.key !== 'ArrowLeft' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = isForward === isMirrored ? -1 : 1;
    const next = TABS[(TABS.indexOf(shown) + by + TABS.length) % TABS.length] ?? 'shared';
    setShown(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside
      className={[styles['panel'], isOpen ? styles['open'] : ''].join(' ')}
      aria-label={text('panel.name')}
    >
      <button
        ref={closing}
        type="button"
        className={[parts['button'], parts['small'], styles['closePanel']].join(' ')}
        onClick={onClose}
      >
        <Icon name="close" />
        {text('close')}
      </button>
      <div className={styles['tabs']} role="tablist" aria-label={text('panel.name')}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === shown}
            aria-controls="record-panel"
            tabIndex={tab === shown ? 0 : -1}
            onKeyDown={move}
            onClick={() => setShown(tab)}
          >
            {text(`panel.${tab}`)}
            {tab === 'used' && total !== undefined && total > 0 && (
              <span className={parts['number']}>{number(total)}</span>
            )}
          </button>
        ))}
      </div>
      <div
        id="record-panel"
        role="tabpanel"
        aria-labelledby={`tab-${shown}`}
        className={styles['pane']}
        tabIndex={0}
      >
        {shown === 'shared' && <AsShared />}
        {shown === 'history' && <HistoryPanel />}
        {shown === 'used' && <UsedInPanel used={used} />}
      </div>
    </aside>
  );
};
