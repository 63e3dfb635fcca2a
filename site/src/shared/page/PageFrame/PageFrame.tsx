import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useViewerDetails } from '../../auth/use-viewer-details';
import { useFreshChrome } from '../../chrome/use-fresh-chrome';
import { Footer } from '../../chrome/Footer/Footer';
import { Header } from '../../chrome/Header/Header';
import { watchContent } from '../../content/content-watch';
import { LocaleContext } from '../../i18n/locale-context';
import { buttonClass } from '../../ui/Button/button-class';
import { Toasts } from '../../ui/Toasts/Toasts';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { ErrorText } from '../ErrorText/ErrorText';
import type { PageContext } from '../page-context';
import { StaleNotice } from '../StaleNotice/StaleNotice';
import { useGuard } from '../use-guard';
import * as styles from './PageFrame.module.css';

interface Props {
  context: PageContext<unknown>;
  children: ReactNode;
}

/** What every page shares: language, guard, header, footer, messages, and what keeps it fresh. */
export const PageFrame = ({ context, children }: Props) => {
  const { t } = useTranslation();
  const { language } = context;
  const { routed } = context.i18n;
  const locale = useMemo(() => ({ locale: language, routed }), [language, routed]);
  const chrome = useFreshChrome(context.chrome, language);
  useGuard(context.access);
  useViewerDetails(language);
  useEffect(() => watchContent(language), [language]);

  const framed = useMemo(() => ({ ...context, chrome }), [context, chrome]);
  return (
    <LocaleContext.Provider value={locale}>
      <a className={`${buttonClass('primary')} ${styles.skip}`} href="#content">
        {t('skip.toContent')}
      </a>
      <Header context={framed} />
      <StaleNotice />
      <main id="content" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={context.address} fallback={<ErrorText broken />}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer chrome={chrome} />
      <Toasts />
    </LocaleContext.Provider>
  );
};
