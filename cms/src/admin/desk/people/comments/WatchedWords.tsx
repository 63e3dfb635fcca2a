import { useEffect, useRef, useState, type FormEvent } from 'react';

import type { WatchedWord } from '../../../../people/people-types';
import dialogs from '../../frame/frame.module.css';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { Field } from '../../parts/Field';
import { ListBody } from '../ListBody';
import { useAct } from '../use-act';
import { usePeopleList } from '../use-people-list';
import styles from './watched-words.module.css';

const FIELDS: ReadonlyMap<string, string> = new Map([['word', 'word']]);

/** Words that hold a comment until somebody has looked; words of both languages are in one list. */
export const WatchedWords = ({ onClose }: { onClose: () => void }) => {
  const { text } = useDeskLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const list = usePeopleList<WatchedWord>('/desk/people/watched_words');
  const act = useAct(FIELDS);
  const [word, setWord] = useState('');
  const [error, setError] = useState<string | undefined>();

  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await act('post', '/watched_words', { word });
    if (!outcome) return;
    setError(outcome.refusal?.fields.get('word'));
    if (outcome.refusal) return;
    setWord('');
    list.reload();
  };
  const remove = async ({ folded }: WatchedWord): Promise<void> => {
    const outcome = await act('del', `/watched_words/${encodeURIComponent(folded)}`);
    if (outcome && !outcome.refusal) list.reload();
  };
  return (
    <dialog ref={dialog} className={dialogs['dialog']} aria-labelledby="watched-words" onClose={onClose}>
      <h2 id="watched-words">{text('words')}</h2>
      <div className={styles['about']}>{text('words.about')}</div>
      <form className={styles['newWord']} onSubmit={(event) => void add(event)}>
        <Field label={text('words.new')} error={error}>
          {(field) => (
            <input
              {...field}
              dir="auto"
              required
              maxLength={100}
              value={word}
              onChange={({ target }) => setWord(target.value)}
            />
          )}
        </Field>
        <button type="submit" className={[parts['button'], parts['primary']].join(' ')}>
          {text('words.add')}
        </button>
      </form>
      <div className={styles['words']}>
        <ListBody list={list} empty={text('words.empty')}>
          {(words) => (
            <ul>
              {words.map((each) => (
                <li key={each.folded}>
                  <bdi>{each.word}</bdi>
                  <button
                    type="button"
                    aria-label={text('words.remove', { word: `\u2068${each.word}\u2069` })}
                    onClick={() => void remove(each)}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ul>
          )}
        </ListBody>
      </div>
      <button type="button" className={parts['button']} onClick={() => dialog.current?.close()}>
        {text('close')}
      </button>
    </dialog>
  );
};
