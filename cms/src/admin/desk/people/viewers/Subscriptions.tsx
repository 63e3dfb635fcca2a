import { formatMoney } from '@sahra/schemas/format-money';

import type { ViewerFile } from '../../../../people/people-types';
import { useDeskLanguage } from '../../language/use-desk-language';
import { Mark } from '../Mark';
import tables from '../../parts/tables.module.css';

interface Props extends Pick<ViewerFile, 'subscriptions'> {
  /** Names of plans by their id. */
  plans: ReadonlyMap<string, string>;
}

/** Subscriptions of a viewer, the current one and those before. */
export const Subscriptions = ({ subscriptions, plans }: Props) => {
  const { text, day, locale } = useDeskLanguage();
  return (
    <table className={tables['table']}>
      <tbody>
        {subscriptions.map((one) => (
          <tr key={one.started_at}>
            <th scope="row">
              <bdi>{plans.get(one.plan_id) ?? one.plan_id}</bdi>
            </th>
            <td className={tables['whole']}>
              {formatMoney({ amount: one.price_minor, currency: one.currency }, locale)}
            </td>
            <td>
              {one.card_last4 === null ? (
                <bdi>{one.payment_method}</bdi>
              ) : (
                <bdi>
                  {one.card_brand} …{one.card_last4}
                </bdi>
              )}
            </td>
            <td>{text('subscription.from', { day: day(one.started_at) })}</td>
            <td>
              {one.ended_at !== null ? (
                <Mark kind="draft">{text('subscription.ended', { day: day(one.ended_at) })}</Mark>
              ) : one.cancelled_at !== null ? (
                <Mark kind="outdated">
                  {text('subscription.cancelled', { day: day(one.period_ends_at ?? one.cancelled_at) })}
                </Mark>
              ) : (
                <Mark kind="live">
                  {text('subscription.runs', {
                    day: one.period_ends_at === null ? '–' : day(one.period_ends_at),
                  })}
                </Mark>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
