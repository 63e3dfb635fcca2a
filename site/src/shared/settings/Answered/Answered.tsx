import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { Loading } from '../../ui/Loading/Loading';

interface Result<Data> {
  data?: Data | undefined;
  error?: unknown;
  networkStatus: NetworkStatus;
  refetch: () => Promise<unknown>;
}

interface Props<Data> {
  /** Of a query hook. */
  result: Result<Data>;
  /** Skeletons of what is asked for, in its size. */
  awaiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What the graph answers about the viewer: skeletons until it is there, and where it cannot be had a way to try again. What was there before stays. */
export const Answered = <Data,>({
  result: { data, error, networkStatus, refetch },
  awaiting,
  children,
}: Props<Data>) => {
  const { t } = useTranslation();
  if (data !== undefined) return <>{children(data)}</>;
  const retrying = networkStatus === NetworkStatus.refetch;
  if (error === undefined && !retrying) return <Loading>{awaiting}</Loading>;
  const retry = (): void => {
    // The answer, also a failure, arrives in `result`.
    refetch().catch(() => undefined);
  };
  return (
    <ErrorState
      title={t('settings.failed')}
      text={t('settings.failedText')}
      retrying={retrying}
      onRetry={retry}
    />
  );
};
