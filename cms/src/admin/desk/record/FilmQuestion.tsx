import { useEffect, useId, useRef, type KeyboardEvent } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import columns from './columns.module.css';

/** Asks, in place of the publish button, whether to publish a video that viewers cannot play. */
export const FilmQuestion = ({ onAnswer }: { onAnswer: (publish: boolean) => void }) => {
  const { text } = useDeskLanguage();
  const id = useId();
  const notYet = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    notYet.current?.focus();
    // An editor who pressed the keys in a field goes on there.
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
    };
  }, []);
  const escape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onAnswer(false);
  };
  const button = { type: 'button', className: parts['button'], onKeyDown: escape } as const;
  return (
    <div role="group" aria-labelledby={id} className={columns['question']}>
      <p id={id}>{text('pub.noFilm')}</p>
      <span className={columns['acts']}>
        <button {...button} onClick={() => onAnswer(true)}>
          {text('pub.withoutFilm')}
        </button>
        <button {...button} ref={notYet} onClick={() => onAnswer(false)}>
          {text('pub.notYet')}
        </button>
      </span>
    </div>
  );
};
