import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { DeskRecord } from '../../../../desk/desk-record';
import { useDeskLanguage } from '../../language/use-desk-language';
import { useIsShown } from '../../use-is-shown';
import { actOnRecord } from './act-on-record';
import type { BulkAct } from './bulk-acts';
import { BulkRunContext, type BulkRun } from './bulk-run';

/**
 * Keeps what is being done with several records, above all screens: the editor may open another screen meanwhile, and
 * finds the report in any list. The browser asks before a tab is closed too early; signing out ends the run.
 */
export const BulkRunProvider = ({ children }: { children: ReactNode }) => {
  const client = useFetchClient();
  const language = useDeskLanguage();
  const [run, setRun] = useState<BulkRun | null>(null);
  const isBusy = useRef(false);
  const isShown = useIsShown();

  const start = async (act: BulkAct, records: readonly DeskRecord[]): Promise<void> => {
    if (isBusy.current || records.length === 0) return;
    isBusy.current = true;
    let now: BulkRun = { act, total: records.length, outcomes: [] };
    setRun(now);
    for (const record of records) {
      const outcome = await actOnRecord(client, language, act, record);
      if (!isShown.current) break;
      now = { ...now, outcomes: [...now.outcomes, outcome] };
      setRun(now);
    }
    isBusy.current = false;
  };

  const isRunning = run !== null && run.outcomes.length < run.total;
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);

  const close = (): void => {
    if (!isRunning) setRun(null);
  };
  return (
    <BulkRunContext.Provider
      value={{ run, isRunning, start: (act, records) => void start(act, records), close }}
    >
      {children}
    </BulkRunContext.Provider>
  );
};
