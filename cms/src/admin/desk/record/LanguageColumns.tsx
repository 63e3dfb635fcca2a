import { useDeskNow } from '../../desk-clock';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { PlanMarks } from '../planner/PlanMarks';
import { StateStar } from '../parts/StateStar';
import { LanguageNotes } from './LanguageNotes';
import { PublishFoot } from './PublishFoot';
import { useOpenRecord } from './record-context';
import { columnFields } from './record-fields';
import { RecordField } from './RecordField';
import columns from './columns.module.css';
import styles from './record.module.css';

const TITLES = new Set(['title', 'name', 'question', 'label', 'heading']);

/** Both languages side by side, the editor's own first; their rows are aligned. */
export const LanguageColumns = () => {
  const { text, locales, day, time, zone } = useDeskLanguage();
  const today = day(new Date(useDeskNow()).toISOString());
  const { state } = useOpenRecord();
  const { detail } = state;
  const { words, form } = detail;
  if (!words) return null;
  const fields = columnFields(form);
  const waiting = locales.find((locale) => words[locale].may.publish && words[locale].state !== 'live');
  return (
    <div
      className={columns['languages']}
      style={{ gridTemplateRows: `auto repeat(${fields.length}, auto) 1fr auto` }}
    >
      {locales.map((locale) => {
        const language = words[locale];
        const { changedAt, changedBy, may } = language;
        return (
          <section
            key={locale}
            className={columns['column']}
            aria-labelledby={`language-${locale}`}
            data-language={locale}
          >
            <header>
              <h2 id={`language-${locale}`} tabIndex={-1}>
                {text(locale)}
              </h2>
              <StateStar state={language.state} />
              <PlanMarks plans={detail.record.plans} language={locale} />
              {language.state !== 'missing' && (
                <small>
                  {changedBy !== null && (
                    <>
                      <bdi>{changedBy}</bdi>
                      {' · '}
                    </>
                  )}
                  {day(changedAt) === today ? (
                    <span className={parts['number']} title={zone}>
                      {time(changedAt)}
                    </span>
                  ) : (
                    day(changedAt)
                  )}
                </small>
              )}
              {!may.write && <p className={styles['quiet']}>{text('rec.readWords')}</p>}
            </header>
            {fields.map((field, at) => (
              <RecordField
                key={field.name}
                part={locale}
                field={field}
                disabled={!may.write}
                isTitle={at === 0 && TITLES.has(field.name)}
              />
            ))}
            <LanguageNotes locale={locale} />
            <PublishFoot locale={locale} isPrimary={locale === waiting} />
          </section>
        );
      })}
    </div>
  );
};
