import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyPart } from '../lazy-part';
import { BROKEN } from '../page-error';

/** Error text, also the fallback when the error page's own code does not load. */
const BrokenWords = () => {
  const { t } = useTranslation();
  return <p role="alert">{t('error.broken')}</p>;
};

/** Loaded lazily, because few visits need it. */
const ErrorText = lazyPart(async () => (await import('../ErrorText/ErrorText')).ErrorText, BrokenWords);

/** Page that replaces one whose rendering failed. */
export const BrokenPage = () => (
  <Suspense>
    <ErrorText error={BROKEN} />
  </Suspense>
);
