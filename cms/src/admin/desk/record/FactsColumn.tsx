import { FILM_LENGTH } from '../../../desk/record/film-length';
import { filmDeskAddress, useFilmDesk, VIDEO } from '../../FilmPanel/use-film-desk';
import { useDeskLanguage } from '../language/use-desk-language';
import { AltTexts } from './AltTexts';
import { FilmOfVideo } from './FilmOfVideo';
import { Checks } from './LanguageNotes';
import { useOpenRecord } from './record-context';
import { RecordField } from './RecordField';
import styles from './record.module.css';

/** What both languages share. */
export const FactsColumn = () => {
  const { text } = useDeskLanguage();
  const { state } = useOpenRecord();
  const { facts, form, record } = state.detail;
  const address = record.type === 'video' ? filmDeskAddress(VIDEO, record.documentId) : null;
  const { desk, reload } = useFilmDesk(address);
  const seconds = desk?.film?.seconds ?? null;
  if (!facts || form.facts.length === 0) return null;
  const disabled = !facts.may.write;
  return (
    <section className={styles['facts']} aria-labelledby="facts-name">
      <h2 id="facts-name" tabIndex={-1}>
        {text('rec.facts')}
      </h2>
      <p className={styles['quiet']}>{text(disabled ? 'rec.readFacts' : 'rec.factsLive')}</p>
      {form.facts.map((field) => (
        <RecordField
          key={field.name}
          part="facts"
          field={field}
          disabled={disabled}
          {...(field.name === FILM_LENGTH && seconds !== null && { told: Math.round(seconds) })}
        >
          {field.kind === 'picture' && <AltTexts field={field} />}
        </RecordField>
      ))}
      <Checks part="facts" />
      {address !== null && desk && <FilmOfVideo address={address} desk={desk} reload={reload} />}
    </section>
  );
};
