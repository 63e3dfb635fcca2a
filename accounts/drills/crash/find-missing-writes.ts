import type pg from 'pg';

import type { Write } from './write';

/** Queries that find the writes of each kind by their trace. */
const TRACES: Record<Write['kind'], string> = {
  register: 'select email_key as trace from viewers where email_key = any($1)',
  watchlist: 'select code as trace from watchlist_items where code = any($1)',
  progress: 'select code as trace from watch_progress where code = any($1)',
  comment: 'select comment as trace from comments where comment = any($1)',
  contact: 'select content as trace from messages where content = any($1)',
  subscribe: 'select id::text as trace from payments where id::text = any($1)',
};

/** Returns the acknowledged writes that are missing or stored more than once. */
export const findMissingWrites = async (pool: pg.Pool, acknowledged: readonly Write[]): Promise<string[]> => {
  const complaints: string[] = [];
  for (const [kind, statement] of Object.entries(TRACES)) {
    const traces = acknowledged.filter((write) => write.kind === kind).map(({ trace }) => trace);
    const { rows } = await pool.query<{ trace: string }>(statement, [traces]);
    const found = new Map<string, number>();
    for (const { trace } of rows) found.set(trace, (found.get(trace) ?? 0) + 1);
    for (const trace of traces) {
      const count = found.get(trace) ?? 0;
      if (count !== 1) complaints.push(`${kind} "${trace}" is there ${count} times.`);
    }
  }
  return complaints;
};
