import { useEffect, useRef } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from '../parts/forms.module.css';

interface Props {
  /** Codes or keys, one in a line of the file. */
  secrets: readonly string[];
  /** Name of the file, without its ending. */
  name: string;
  onClose: () => void;
}

/** What the server shows once: to be copied or saved now. */
export const ShownOnce = ({ secrets, name, onClose }: Props) => {
  const { text } = useDeskLanguage();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.select(), []);
  const lines = secrets.join('\n');
  return (
    <section className={styles['once']} role="alert" aria-label={text('once')}>
      <p>{text('once.about')}</p>
      <textarea
        ref={box}
        readOnly
        dir="ltr"
        rows={Math.min(secrets.length, 8)}
        aria-label={text('once')}
        value={lines}
      />
      <div className={styles['buttons']}>
        <a
          className={[parts['button'], parts['primary']].join(' ')}
          download={`${name}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${lines}\n`)}`}
        >
          {text('once.save')}
        </a>
        <button type="button" className={parts['button']} onClick={onClose}>
          {text('once.done')}
        </button>
      </div>
    </section>
  );
};
