import { CURRENCY } from '@sahra/schemas/constants';
import { formatList } from '@sahra/schemas/format-list';
import { formatMoney } from '@sahra/schemas/format-money';

import type { PromoCode } from '../../../../people/people-types';
import { useDeskNow } from '../../../desk-clock';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { ConfirmButton } from '../../parts/ConfirmButton';
import { ListBody } from '../ListBody';
import { Mark } from '../Mark';
import people from '../people.module.css';
import tables from '../../parts/tables.module.css';
import { useAct } from '../use-act';
import { usePeopleList } from '../use-people-list';
import { usePlans } from '../use-plans';
import { NewPromoCode } from './NewPromoCode';

const stateAt = (
  now: number,
  { disabled_at: disabled, valid_until: until, uses, uses_max: max }: PromoCode,
) => {
  if (disabled !== null) return 'disabled';
  if (until !== null && Date.parse(until) <= now) return 'over';
  return max !== null && uses >= max ? 'used' : 'valid';
};

/** All promo codes with their use, and the form for a new one. */
export const PromoCodes = () => {
  const { text, locale, number, day } = useDeskLanguage();
  const list = usePeopleList<PromoCode>('/desk/people/promo_codes');
  const plans = usePlans();
  const act = useAct();
  const now = useDeskNow();
  const end = async (code: string): Promise<void> => {
    const outcome = await act('del', `/promo_codes/${encodeURIComponent(code)}`);
    if (outcome && !outcome.refusal) list.reload();
  };
  const lessOf = ({ percent, amount }: PromoCode): string =>
    percent === null
      ? formatMoney({ amount: amount ?? 0, currency: CURRENCY }, locale)
      : `${number(percent)}%`;
  return (
    <div className={tables['columns']}>
      <section className={parts['sheet']}>
        <ListBody list={list} empty={text('promo.empty')}>
          {(codes) => (
            <table className={tables['table']}>
              <thead>
                <tr>
                  {(['code', 'less', 'plans', 'periods', 'ends', 'uses', 'state'] as const).map((column) => (
                    <th key={column} scope="col">
                      {text(`promo.${column}`)}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {codes.map((code) => (
                  <tr key={code.code}>
                    <th scope="row">
                      <bdi className={people['code']}>{code.code}</bdi>
                    </th>
                    <td>{lessOf(code)}</td>
                    <td>
                      {code.plan_ids
                        ? formatList(
                            code.plan_ids.map((id) => plans.get(id) ?? id),
                            locale,
                          )
                        : text('promo.allPlans')}
                    </td>
                    <td>{number(code.periods)}</td>
                    <td>{code.valid_until === null ? text('promo.never') : day(code.valid_until)}</td>
                    <td>
                      <span className={parts['number']}>
                        {number(code.uses)}
                        {code.uses_max !== null && ` / ${number(code.uses_max)}`}
                      </span>
                    </td>
                    <td>
                      <Mark kind={stateAt(now, code) === 'valid' ? 'live' : 'draft'}>
                        {text(`promo.is.${stateAt(now, code)}`)}
                      </Mark>
                    </td>
                    <td>
                      {stateAt(now, code) === 'valid' && (
                        <ConfirmButton
                          label={text('promo.end')}
                          subject={code.code}
                          onConfirm={() => void end(code.code)}
                        />
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </ListBody>
      </section>
      <NewPromoCode plans={plans} onMade={list.reload} />
    </div>
  );
};
