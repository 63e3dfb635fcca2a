import type { NewsletterCounts } from '../../../../people/people-types';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import tables from '../../parts/tables.module.css';
import styles from './newsletter.module.css';

/** Who came and who left in each week: a table whose numbers are drawn as bars too. */
export const NewsletterWeeks = ({ weeks }: Pick<NewsletterCounts, 'weeks'>) => {
  const { text, number, day } = useDeskLanguage();
  const most = Math.max(1, ...weeks.flatMap(({ subscribed, unsubscribed }) => [subscribed, unsubscribed]));
  const counted = (count: number, bar: 'came' | 'left') => (
    <td>
      <span className={styles['count']}>
        <span className={parts['number']}>{number(count)}</span>
        <i
          className={[styles['bar'], styles[bar]].join(' ')}
          style={{ inlineSize: `${(count / most) * 100}%` }}
          aria-hidden="true"
        />
      </span>
    </td>
  );
  return (
    <section className={parts['sheet']} aria-labelledby="newsletter-weeks">
      <header className={parts['heading']}>
        <h2 id="newsletter-weeks">{text('newsletter.weeks')}</h2>
        <span className={parts['quiet']}>{text('newsletter.weeksHint')}</span>
      </header>
      <table className={[tables['table'], styles['weeks']].join(' ')}>
        <thead>
          <tr>
            <th scope="col">{text('newsletter.week')}</th>
            <th scope="col">{text('newsletter.came')}</th>
            <th scope="col">{text('newsletter.left')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ starts, subscribed, unsubscribed }) => (
            <tr key={starts}>
              <th scope="row">{day(starts)}</th>
              {counted(subscribed, 'came')}
              {counted(unsubscribed, 'left')}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
