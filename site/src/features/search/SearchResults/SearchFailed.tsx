import { useTranslation } from 'react-i18next';

import { ErrorState } from '../../../shared/ui/ErrorState/ErrorState';

/** Error state of a search. */
export const SearchFailed = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation();
  return <ErrorState title={t('search.failed')} text={t('search.failedText')} onRetry={retry} />;
};
