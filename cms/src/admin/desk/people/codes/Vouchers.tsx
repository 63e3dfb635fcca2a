import { useState } from 'react';

import type { VoucherBatch } from '../../../../people/people-types';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { ConfirmButton } from '../../parts/ConfirmButton';
import { ListBody } from '../ListBody';
import tables from '../../parts/tables.module.css';
import { ShownOnce } from '../ShownOnce';
import { useAct } from '../use-act';
import { usePeopleList } from '../use-people-list';
import { usePlans } from '../use-plans';
import { NewVouchers } from './NewVouchers';

/** All batches of vouchers with their use, and the form for a new one. */
export const Vouchers = () => {
  const { text, number, counted, day } = useDeskLanguage();
  const list = usePeopleList<VoucherBatch>('/desk/people/vouchers');
  const plans = usePlans();
  const act = useAct();
  const [made, setMade] = useState<{ batch: string; codes: readonly string[] } | null>(null);
  const end = async (batch: string): Promise<void> => {
    const outcome = await act('del', `/vouchers/${encodeURIComponent(batch)}`);
    if (outcome && !outcome.refusal) list.reload();
  };
  return (
    <div className={tables['columns']}>
      <section className={parts['sheet']}>
        {made && <ShownOnce secrets={made.codes} name={made.batch} onClose={() => setMade(null)} />}
        <ListBody list={list} empty={text('voucher.empty')}>
          {(batches) => (
            <table className={tables['table']}>
              <thead>
                <tr>
                  {(['batch', 'plan', 'days', 'used', 'made'] as const).map((column) => (
                    <th key={column} scope="col">
                      {text(`voucher.${column}`)}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {batches.map((batch) => (
                  <tr key={batch.batch}>
                    <th scope="row">
                      <bdi>{batch.batch}</bdi>
                    </th>
                    <td>{plans.get(batch.plan_id) ?? batch.plan_id}</td>
                    <td>{counted('voucher.length', batch.days)}</td>
                    <td>
                      <span className={parts['number']}>
                        {number(batch.used)} / {number(batch.count)}
                      </span>
                      {batch.disabled > 0 && (
                        <small>{text('voucher.ended', { count: number(batch.disabled) })}</small>
                      )}
                    </td>
                    <td>
                      {day(batch.created_at)}
                      <small>
                        <bdi>{batch.made_by}</bdi>
                      </small>
                    </td>
                    <td>
                      {batch.used + batch.disabled < batch.count && (
                        <ConfirmButton
                          label={text('voucher.end')}
                          subject={batch.batch}
                          onConfirm={() => void end(batch.batch)}
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
      <NewVouchers
        plans={plans}
        onMade={(batch, codes) => {
          setMade({ batch, codes });
          list.reload();
        }}
      />
    </div>
  );
};
