import type { NewsletterCounts } from '../../../../people/people-types';
import { DeskPage, type PageKeys } from '../../frame/DeskPage';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { Failed, LoadingRows, Say } from '../../records/ListState';
import { useDeskData } from '../../use-desk-data';
import people from '../people.module.css';
import tables from '../../parts/tables.module.css';
import { NewsletterWeeks } from './NewsletterWeeks';

const KEYS: PageKeys = [['Ctrl K', 'keys.find']];

const Counts = ({ counts: { subscribers, categories, weeks } }: { counts: NewsletterCounts }) => {
  const { text, number, locales } = useDeskLanguage();
  return (
    <div className={people['stack']}>
      <section className={parts['sheet']} aria-labelledby="newsletter-receive">
        <header className={parts['heading']}>
          <h2 id="newsletter-receive">{text('newsletter.receive')}</h2>
          <span className={parts['quiet']}>{text('newsletter.several')}</span>
        </header>
        <table className={tables['table']}>
          <thead>
            <tr>
              <th scope="col">{text('newsletter.category')}</th>
              {locales.map((locale) => (
                <th key={locale} scope="col">
                  {text(locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{text('newsletter.total')}</th>
              {locales.map((locale) => (
                <td key={locale}>
                  <b className={parts['number']}>{number(subscribers[locale])}</b>
                </td>
              ))}
            </tr>
            {categories.map((row) => (
              <tr key={row.category}>
                <th scope="row">{text(`newsletter.category.${row.category}`)}</th>
                {locales.map((locale) => (
                  <td key={locale}>
                    <span className={parts['number']}>{number(row[locale])}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <NewsletterWeeks weeks={weeks} />
    </div>
  );
};

/** How many receive the newsletter, and how many came and left lately; never who. */
export const NewsletterPage = () => {
  const { text } = useDeskLanguage();
  const { data, failed, reading, reload } = useDeskData<NewsletterCounts>('/desk/people/newsletter');
  const isEmpty =
    data &&
    data.subscribers.en + data.subscribers.ar === 0 &&
    data.weeks.every(({ subscribed }) => !subscribed);
  return (
    <DeskPage name={text('newsletter')} keys={KEYS}>
      {failed ? (
        <Failed onRetry={reload} isReading={reading}>
          {text('people.failed')}
        </Failed>
      ) : !data ? (
        <LoadingRows />
      ) : isEmpty ? (
        <section className={parts['sheet']}>
          <Say>
            <p>{text('newsletter.empty')}</p>
          </Say>
        </section>
      ) : (
        <Counts counts={data} />
      )}
    </DeskPage>
  );
};
