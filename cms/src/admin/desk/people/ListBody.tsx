import type { ReactNode } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Failed, LoadingRows, Say } from '../records/ListState';
import type { PeopleList } from './use-people-list';

interface Props<Row> {
  list: PeopleList<Row>;
  /** Sentence in place of the rows when there are none. */
  empty: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows of a list, or what stands in their place while it is read, when it is empty and when it failed. */
export const ListBody = <Row,>({ list, empty, children }: Props<Row>) => {
  const { text } = useDeskLanguage();
  const { rows, refusal, hasMore, reading, reload } = list;
  if (refusal !== undefined)
    return (
      <Failed onRetry={reload} isReading={reading}>
        {refusal || text('people.failed')}
      </Failed>
    );
  if (!rows) return <LoadingRows />;
  if (rows.length === 0)
    return (
      <Say>
        <p>{empty}</p>
      </Say>
    );
  return (
    <>
      {children(rows)}
      {hasMore && (
        <button type="button" className={parts['button']} onClick={list.more}>
          {text('more')}
        </button>
      )}
    </>
  );
};
