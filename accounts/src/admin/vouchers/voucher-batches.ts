import type { Queries } from '../../platform/database/database';

/** What became of the vouchers, order by order, the newest first; of one order when it is named. */
export const voucherBatches = async (queries: Queries, batch?: string) => {
  const rows = await queries
    .selectFrom('vouchers')
    .$if(batch !== undefined, (query) => query.where('batch', '=', batch ?? ''))
    .select(({ fn, eb }) => [
      'batch',
      'plan_id',
      'days',
      'made_by',
      'created_at',
      fn.countAll<string>().as('count'),
      fn.countAll<string>().filterWhere('used_at', 'is not', null).as('used'),
      fn
        .countAll<string>()
        .filterWhere(eb.and([eb('disabled_at', 'is not', null), eb('used_at', 'is', null)]))
        .as('disabled'),
    ])
    .groupBy(['batch', 'plan_id', 'days', 'made_by', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('batch')
    .execute();
  return rows.map(({ created_at, count, used, disabled, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    count: Number(count),
    used: Number(used),
    disabled: Number(disabled),
  }));
};
