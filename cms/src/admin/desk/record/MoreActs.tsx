import type { Locale } from '@sahra/schemas/constants';
import { useEffect, useRef, useState } from 'react';

import { deskTypeOf } from '../../../desk/desk-types';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { DeleteDialog } from './DeleteDialog';
import { useOpenRecord } from './record-context';
import styles from './head.module.css';
import { TakeDialog } from './TakeDialog';

/** Acts that are rare: taking a language off the site, and deleting. */
export const MoreActs = () => {
  const { text, locales } = useDeskLanguage();
  const { state } = useOpenRecord();
  const [isDeleting, setIsDeleting] = useState(false);
  const [taken, setTaken] = useState<Locale | null>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (): void => menu.current?.removeAttribute('open');
    const closeOutside = ({ target }: Event): void => {
      if (!(target instanceof Node && menu.current?.contains(target))) close();
    };
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  const { words, facts, record } = state.detail;
  const live = locales.filter((each) => words?.[each].may.publish && words[each].publishedAt !== null);
  const mayDelete = facts?.may.delete === true && deskTypeOf(record.type)?.single === false;
  if (live.length === 0 && !mayDelete) return null;
  const act = (run: () => void) => (): void => {
    menu.current?.removeAttribute('open');
    run();
  };
  return (
    <>
      <details ref={menu} className={styles['menu']}>
        <summary className={parts['button']} aria-label={text('more')}>
          <Icon name="more" />
        </summary>
        <div>
          {live.map((each) => (
            <button key={each} type="button" onClick={act(() => setTaken(each))}>
              {text(`pub.take.${each}`)}
            </button>
          ))}
          {mayDelete && (
            <button type="button" onClick={act(() => setIsDeleting(true))}>
              {text('delete.do')}
            </button>
          )}
        </div>
      </details>
      {taken !== null && <TakeDialog locale={taken} onClose={() => setTaken(null)} />}
      {isDeleting && <DeleteDialog onClose={() => setIsDeleting(false)} />}
    </>
  );
};
