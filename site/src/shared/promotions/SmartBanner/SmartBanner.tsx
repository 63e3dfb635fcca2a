import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { useDevice } from '../../device/use-device';
import { usePublicQuery } from '../../graph/use-public-query';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { buttonClass } from '../../ui/Button/button-class';
import { Icon } from '../../ui/Icon/Icon';
import { closeForGood, isWanted } from '../notification-preference';
import { SmartBannerOperation } from './smart-banner.query.generated';
import { useAside } from './use-aside';
import * as styles from './SmartBanner.module.css';

/**
 * Invitation to install the app, over the lower edge of a phone's screen, but never over a button. It leads to the
 * store of the phone, and is not shown when that store has no app, or once it was closed.
 */
export const SmartBanner = () => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const heading = useId();
  const device = useDevice();
  const place = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(() => isWanted('smartBanner'));
  const isPhone = device === 'ios' || device === 'phone';
  const { data } = usePublicQuery(SmartBannerOperation, open && isPhone ? {} : null);
  const banner = data?.smartBanner;
  const store = device === 'ios' ? banner?.appStoreUrl : banner?.googlePlayUrl;
  const isShown = open && isPhone && Boolean(banner && store);
  const isAside = useAside(place, isShown);
  if (!isShown || !banner || !store) return null;

  const close = (): void => {
    closeForGood('smartBanner');
    setOpen(false);
  };
  return (
    <aside
      ref={place}
      className={isAside ? `${styles.banner} ${styles.aside}` : styles.banner}
      aria-labelledby={heading}
      data-surface="paper"
    >
      <div className={styles.row}>
        <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={close}>
          <Icon name="close" />
        </button>
        <img className={styles.icon} src="/icons/apple-touch-icon.png" alt="" width="44" height="44" />
        <div className={styles.words} {...languageProps(banner.language, locale)}>
          <p id={heading} className={styles.title}>
            <Words language={banner.language}>{banner.title}</Words>
          </p>
          <p className={styles.text}>
            <Words language={banner.language}>{banner.text}</Words>
          </p>
        </div>
        <a
          className={buttonClass('paper', 'small')}
          href={store}
          rel="noopener"
          {...languageProps(banner.language, locale)}
        >
          <Words language={banner.language}>{banner.actionLabel}</Words>
        </a>
      </div>
    </aside>
  );
};
