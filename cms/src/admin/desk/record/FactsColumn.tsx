import { DIRECTION } from '@sahra/schemas/constants';

import type { FormField } from '../../../desk/form/record-form';
import { filmDeskAddress, useFilmDesk, VIDEO } from '../../FilmPanel/use-film-desk';
import { TextControl } from '../fields/TextControl';
import picture from '../fields/picture.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import { FilmOfVideo } from './FilmOfVideo';
import { Checks } from './LanguageNotes';
import { useOpenRecord } from './record-context';
import { altFields } from './record-fields';
import { shownValue } from './record-state';
import { RecordField } from './RecordField';
import styles from './record.module.css';

const SHORT = { en: 'EN', ar: 'ع' } as const;

/** What a picture shows, in both languages, beside it. */
const AltTexts = ({ field }: { field: FormField }) => {
  const { text, locales } = useDeskLanguage();
  const { state, edit } = useOpenRecord();
  const { form, words } = state.detail;
  const hasPicture = Boolean(shownValue(state, 'facts', field.name));
  return altFields(form, field).flatMap((alt) =>
    locales.map((locale) => {
      const value = shownValue(state, locale, alt.name);
      const id = `field-${locale}-${alt.name}`;
      const problems = state.problems.filter(
        ({ language, path }) => language === locale && path[0] === alt.name,
      );
      return (
        <label
          key={`${alt.name} ${locale}`}
          className={picture['alt']}
          data-field={alt.name}
          data-part={locale}
          data-language={locale}
        >
          <span aria-label={`${alt.label}, ${text(locale)}`}>{SHORT[locale]}</span>
          <TextControl
            id={id}
            field={alt}
            value={value}
            onChange={(next) => edit({ part: locale, name: alt.name, value: next })}
            locale={locale}
            disabled={!words?.[locale].may.write}
            problems={problems}
            describedBy={undefined}
            isSmall
            placeholder={DIRECTION[locale] === DIRECTION[locales[0]] ? text('pic.alt') : ''}
          />
          {hasPicture && !value && <span className={picture['lacking']}>{text(`pic.noAlt.${locale}`)}</span>}
          {problems.length > 0 && <span className={picture['lacking']}>{problems[0]?.sentence}</span>}
        </label>
      );
    }),
  );
};

/** The fact that a film decides. */
const LENGTH = 'durationSeconds';

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
      <h2 id="facts-name">{text('rec.facts')}</h2>
      <p className={styles['quiet']}>{text(disabled ? 'rec.readFacts' : 'rec.factsLive')}</p>
      {form.facts.map((field) => (
        <RecordField
          key={field.name}
          part="facts"
          field={field}
          disabled={disabled}
          {...(field.name === LENGTH && seconds !== null && { told: Math.round(seconds) })}
        >
          {field.kind === 'picture' && <AltTexts field={field} />}
        </RecordField>
      ))}
      <Checks part="facts" />
      {address !== null && desk && <FilmOfVideo address={address} desk={desk} reload={reload} />}
    </section>
  );
};
