import { useEffect, useState, type ReactNode } from 'react';

import type { Drop } from '../../use-drop';
import type { DeskKey } from '../language/desk-messages.en';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './frame.module.css';
import { KeysDialog } from './KeysDialog';
import { useShortcuts } from './use-shortcuts';

/** Keys of a page, as its foot shows them. */
export type PageKeys = readonly (readonly [key: string, name: DeskKey])[];

interface Props {
  /** Name of the page, also for the tab of the browser. */
  name: string;
  /** What follows the name in the heading. */
  more?: ReactNode;
  /** The whole top bar, in place of the heading. */
  head?: ReactNode;
  /** The content fills the page, and its parts scroll alone. */
  isFull?: boolean;
  /** Search and actions at the end of the top bar. */
  top?: ReactNode;
  keys: PageKeys;
  /** Takes files that are dropped on the page. */
  drop?: Drop['handlers'];
  children: ReactNode;
}

/** Page of the desk: top bar, content, and the keys at the foot. */
export const DeskPage = ({ name, more, head, isFull = false, top, keys, drop, children }: Props) => {
  const { text } = useDeskLanguage();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    document.title = `${name} · ${text('brand')}`;
  }, [name, text]);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <div className={styles['page']} {...drop}>
      <header className={styles['top']}>
        {head ?? (
          <h1>
            {name} {more}
          </h1>
        )}
        {top}
      </header>
      <main id="main-content" className={styles[isFull ? 'full' : 'body']} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles['keys']}>
        {keys.map(([key, name]) => (
          <span key={key}>
            <kbd className={parts['key']}>{key}</kbd>
            {text(name)}
          </span>
        ))}
        <button type="button" onClick={() => setOpen(true)}>
          <kbd className={parts['key']}>?</kbd>
          {text('keys')}
        </button>
      </footer>
      {open && <KeysDialog keys={keys} onClose={() => setOpen(false)} />}
    </div>
  );
};
