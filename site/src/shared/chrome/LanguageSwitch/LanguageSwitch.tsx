import { LOCALE_COOKIE, OTHER_LOCALE } from '@sahra/schemas/constants';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../i18n/locale-context';
import { localizePath } from '../../i18n/localize-path';
import { swapLocale } from '../../i18n/swap-locale';
import { writeCookie } from '../../store/cookies';

interface Props {
  /** Unprefixed path of the served page; null when only the browser knows it. */
  path: string | null;
  className?: string | undefined;
}

const here = (): string => window.location.pathname + window.location.search + window.location.hash;

/**
 * Link to the same page in the other language. It loads a new document, so that everything on it is in that
 * language.
 */
export const LanguageSwitch = ({ path, className }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const other = OTHER_LOCALE[locale];
  const [href, setHref] = useState(localizePath(path ?? '/', other));
  useEffect(() => setHref(swapLocale(here(), other)), [other, path]);

  return (
    <a
      className={className}
      href={href}
      lang={other}
      hrefLang={other}
      data-language-switch=""
      onClick={(event) => {
        const { name, maxAgeSeconds, sameSite } = LOCALE_COOKIE;
        writeCookie(name, other, { maxAge: maxAgeSeconds, sameSite });
        // Query and hash may have changed since the last render.
        event.currentTarget.href = swapLocale(here(), other);
      }}
    >
      {t('language.other')}
    </a>
  );
};
