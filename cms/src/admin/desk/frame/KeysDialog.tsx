import { useEffect, useRef, useState } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import type { PageKeys } from './DeskPage';
import styles from './frame.module.css';
import { lettersAreOn, turnLetters } from './letter-keys';

const EVERYWHERE: PageKeys = [
  ['Ctrl K', 'keys.find'],
  ['Esc', 'keys.leave'],
  ['G H V S C P L T', 'keys.go'],
];

interface Props {
  keys: PageKeys;
  onClose: () => void;
}

/** All keys of the page, and whether single letters are keys. */
export const KeysDialog = ({ keys, onClose }: Props) => {
  const { text } = useDeskLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [letters, setLetters] = useState(lettersAreOn);
  useEffect(() => dialog.current?.showModal(), []);
  const change = (on: boolean): void => {
    turnLetters(on);
    setLetters(on);
  };
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="desk-keys" onClose={onClose}>
      <h2 id="desk-keys">{text('keys')}</h2>
      <dl>
        {[...keys, ...EVERYWHERE].map(([key, name]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd className={parts['key']}>{key}</kbd>
            </dt>
            <dd>{text(name)}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={letters} onChange={({ target }) => change(target.checked)} />
        {text('keys.letters')}
      </label>
      <button type="button" className={parts['button']} onClick={() => dialog.current?.close()}>
        {text('close')}
      </button>
    </dialog>
  );
};
