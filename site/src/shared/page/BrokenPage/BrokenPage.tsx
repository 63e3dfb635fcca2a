import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** Also what is left to say when the error page's own code does not come. */
const BrokenWords = () => {
  const { t } = useTranslation();
  return <p role="alert">{t('error.broken')}</p>;
};

/** Fetched when something broke: hardly any visit needs it. */
const ErrorText = lazy(() =>
  import('../ErrorText/ErrorText').then(
    (module) => ({ default: module.ErrorText }),
    () => ({ default: BrokenWords }),
  ),
);

/** Stands in place of a page whose drawing failed. */
export const BrokenPage = () => (
  <Suspense>
    <ErrorText broken />
  </Suspense>
);
