import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { BROKEN } from '../page-error';

/** Error text, also the fallback when the error page's own code does not load. */
const BrokenWords = () => {
  const { t } = useTranslation();
  return <p role="alert">{t('error.broken')}</p>;
};

/** Loaded lazily, because few visits need it. */
const ErrorText = lazy(() =>
  import('../ErrorText/ErrorText').then(
    (module) => ({ default: module.ErrorText }),
    () => ({ default: BrokenWords }),
  ),
);

/** Page that replaces one whose rendering failed. */
export const BrokenPage = () => (
  <Suspense>
    <ErrorText error={BROKEN} />
  </Suspense>
);
