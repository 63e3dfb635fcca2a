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
  /** Result of a query hook. */
  result: Result<Data>;
  /** Skeletons in the size of the content. */
  awaiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows the viewer's data from the graph: skeletons while loading, an error with a retry button after a failure.
 * Data that was loaded before stays visible.
 */
export const QueryContent = <Data,>({
  result: { data, error, networkStatus, refetch },
  awaiting,
  children,
}: Props<Data>) => {
  const { t } = useTranslation();
  if (data !== undefined) return <>{children(data)}</>;
  const retrying = networkStatus === NetworkStatus.refetch;
  if (error === undefined && !retrying) return <Loading>{awaiting}</Loading>;
  const retry = (): void => {
    // The response, also an error, arrives in `result`.
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
