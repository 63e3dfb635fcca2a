import { DIRECTION, LOCALES, type Locale } from '@sahra/schemas/constants';
import { fold } from '@sahra/schemas/fold';
import { formatList } from '@sahra/schemas/format-list';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';

import type { Glossary, GlossaryTerm } from '../../../desk/glossary/glossary';
import { DeskPage, type PageKeys } from '../frame/DeskPage';
import { useShortcuts } from '../frame/use-shortcuts';
import { useDeskLanguage } from '../language/use-desk-language';
import { ConfirmButton } from '../parts/ConfirmButton';
import { Field } from '../parts/Field';
import parts from '../parts/parts.module.css';
import { refusalOf } from '../parts/refusal-of';
import tables from '../parts/tables.module.css';
import { Failed, LoadingRows, Say } from '../records/ListState';
import { useDeskData } from '../use-desk-data';
import styles from './glossary.module.css';
import { TermForm } from './TermForm';

const KEYS: PageKeys = [['/', 'keys.search']];

const matches = ({ texts, avoid }: GlossaryTerm, typed: string): boolean => {
  const wanted = fold(typed);
  return LOCALES.some((locale) =>
    [texts[locale], ...avoid[locale]].some((each) => fold(each).includes(wanted)),
  );
};

interface RowsProps {
  glossary: Glossary;
  typed: string;
  onChange: (term: GlossaryTerm) => void;
  onRemove: (term: GlossaryTerm) => void;
}

const Terms = ({ glossary: { terms, mayChange }, typed, onChange, onRemove }: RowsProps) => {
  const { text, locale, locales } = useDeskLanguage();
  const shown = terms.filter((term) => matches(term, typed));
  if (shown.length === 0)
    return (
      <Say>
        <p>{text(terms.length === 0 ? 'gloss.empty' : 'gloss.none')}</p>
      </Say>
    );
  const written = (each: Locale) => ({ lang: each, dir: DIRECTION[each] });
  return (
    <table className={tables['table']}>
      <thead>
        <tr>
          {locales.map((each) => (
            <th key={each} scope="col">
              {text(each)}
            </th>
          ))}
          {locales.map((each) => (
            <th key={each} scope="col">
              {text(`gloss.avoided.${each}`)}
            </th>
          ))}
          {mayChange && (
            <th scope="col">
              <span className={parts['hidden']}>{text('gloss.acts')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {shown.map((term) => (
          <tr key={term.id}>
            {locales.map((each) => (
              <td key={each}>
                <bdi {...written(each)}>
                  <b>{term.texts[each]}</b>
                </bdi>
              </td>
            ))}
            {locales.map((each) => (
              <td key={each} className={styles['avoided']}>
                <bdi {...written(each)}>{formatList(term.avoid[each], each)}</bdi>
              </td>
            ))}
            {mayChange && (
              <td>
                <span className={styles['acts']}>
                  <button
                    type="button"
                    className={[parts['button'], parts['small']].join(' ')}
                    onClick={() => onChange(term)}
                  >
                    {text('gloss.change')}
                    <span className={parts['hidden']}>: {term.texts[locale]}</span>
                  </button>
                  <ConfirmButton
                    label={text('gloss.remove')}
                    subject={term.texts[locale]}
                    onConfirm={() => onRemove(term)}
                  />
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Terms that the editors agreed on, and the form for one of them. */
export const GlossaryPage = () => {
  const { text, counted } = useDeskLanguage();
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { data, failed, reading, reload } = useDeskData<Glossary>('/desk/glossary');
  const [typed, setTyped] = useState('');
  const [changedId, setChangedId] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  const changed = data?.terms.find(({ id }) => id === changedId) ?? null;
  const done = (): void => {
    setChangedId(null);
    reload();
  };
  const remove = async ({ id }: GlossaryTerm): Promise<void> => {
    try {
      await del(`/desk/glossary/${id}`);
    } catch (error) {
      toggleNotification({ type: 'danger', message: refusalOf(error).message || text('people.notSaved') });
    }
    done();
  };
  return (
    <DeskPage name={text('glossary')} keys={KEYS}>
      <p className={styles['about']}>{text('gloss.about')}</p>
      <div className={data?.mayChange ? tables['columns'] : undefined}>
        <section className={parts['sheet']} aria-label={text('glossary')}>
          {failed ? (
            <Failed onRetry={reload} isReading={reading} />
          ) : !data ? (
            <LoadingRows />
          ) : (
            <>
              <div className={styles['find']}>
                <Field label={text('gloss.find')} hint={counted('gloss.terms', data.terms.length)}>
                  {(control) => (
                    <input
                      {...control}
                      ref={field}
                      type="search"
                      dir="auto"
                      value={typed}
                      onChange={({ target }) => setTyped(target.value)}
                    />
                  )}
                </Field>
              </div>
              <Terms
                glossary={data}
                typed={typed}
                onChange={({ id }) => setChangedId(id)}
                onRemove={(term) => void remove(term)}
              />
            </>
          )}
        </section>
        {data?.mayChange && <TermForm key={changedId} term={changed} onDone={done} onRefused={reload} />}
      </div>
    </DeskPage>
  );
};
