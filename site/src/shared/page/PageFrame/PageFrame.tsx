import { DIRECTION } from '@sahra/schemas/constants';
import { useEffect, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useViewerDetails } from '../../auth/use-viewer-details';
import { useFreshChrome } from '../../chrome/use-fresh-chrome';
import { LocaleContext } from '../../i18n/locale-context';
import { buttonClass } from '../../ui/Button/button-class';
import { Toasts } from '../../ui/Toasts/Toasts';
import { BrokenPage } from '../BrokenPage/BrokenPage';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { Island } from '../Island/Island';
import { DefaultLayout } from '../layouts/DefaultLayout/DefaultLayout';
import type { LayoutProps, LayoutSlots } from '../layouts/layout-props';
import type { PageContext } from '../page-context';
import { useGuard } from '../use-guard';
import * as styles from './PageFrame.module.css';

interface Props extends LayoutSlots {
  context: PageContext<unknown>;
  /** Layout of the page in the route table. The page imports it, so that other pages do not load it. */
  layout?: ComponentType<LayoutProps>;
  /** False when the page calls `useGuard` itself, after its own task is done. */
  guarded?: boolean;
  children: ReactNode;
}

/** Frame of every page: locale, access guard, messages, content refresh, and its layout. */
export const PageFrame = ({
  context,
  layout: Layout = DefaultLayout,
  guarded = true,
  children,
  ...slots
}: Props) => {
  const { t } = useTranslation();
  const { language } = context;
  const { routed } = context.i18n;
  const locale = useMemo(() => ({ locale: language, routed }), [language, routed]);
  const chrome = useFreshChrome(context.chrome, language);
  useGuard(guarded ? context : { access: 'public', page: context.page });
  useViewerDetails(language);
  // Matches the served HTML, where nothing is set: the same value once more would style all of the page again. In
  // development one document serves all pages.
  useEffect(() => {
    const root = document.documentElement;
    if (root.lang !== language) Object.assign(root, { lang: language, dir: DIRECTION[language] });
  }, [language]);

  const framed = useMemo(() => ({ ...context, chrome }), [context, chrome]);
  return (
    <LocaleContext.Provider value={locale}>
      <a className={`${buttonClass('primary')} ${styles.skip}`} href="#content">
        {t('skip.toContent')}
      </a>
      {/* A layout that fails leaves a page, too; it is not tried again for the next address, unlike what is in it. */}
      <ErrorBoundary fallback={<BrokenPage />}>
        <Layout context={framed} {...slots}>
          <ErrorBoundary key={context.address} fallback={<BrokenPage />}>
            <Island>{children}</Island>
          </ErrorBoundary>
        </Layout>
      </ErrorBoundary>
      <Toasts />
    </LocaleContext.Provider>
  );
};
