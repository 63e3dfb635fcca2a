import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { isSubscribed } from '../../auth/is-subscribed';
import type { BuiltAddresses } from '../../catalogue/linkable';
import { queryGraph } from '../../graph/query-graph';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { useStore } from '../../store/use-store';
import { Button } from '../../ui/Button/Button';
import { buttonClass } from '../../ui/Button/button-class';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Picture } from '../../ui/Picture/Picture';
import { closeForGood, isWanted } from '../notification-preference';
import { choosePromotion } from './choose-promotion';
import type { Promotion } from './choose-promotion';
import * as styles from './PromotionDialog.module.css';
import { PromotionsOperation } from './promotions.query.generated';
import { useReadingPause } from './use-reading-pause';
import { isFirstOfVisit, rememberVisit } from './visit';

interface Props {
  page: string;
  chrome: BuiltAddresses;
}

/** Width of the dialog, as the `sizes` of its picture. */
const SIZES = '(max-width: 29.99rem) 100vw, 27rem';

/**
 * Promotion for visitors and for viewers without a subscription: opens after something was read, once a visit at
 * most, and never again once it was closed.
 */
export const PromotionDialog = ({ page, chrome }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const subscribed = useStore(isSubscribed, false);
  const [promotion, setPromotion] = useState<Promotion | null>(null);
  const [open, setOpen] = useState(false);
  const paused = useReadingPause(!subscribed && isWanted('mainPopup') && isFirstOfVisit());

  useEffect(() => {
    // Chosen once: a publish must not exchange what is open.
    if (!paused || promotion) return;
    let wanted = true;
    queryGraph(PromotionsOperation, {}, locale)
      .then(({ data }) => {
        const chosen = choosePromotion(data.promotions ?? [], page, chrome);
        if (!wanted || !chosen) return;
        rememberVisit();
        setPromotion(chosen);
        setOpen(true);
      })
      .catch(() => {
        // No promotion: the page is complete without one.
      });
    return () => {
      wanted = false;
    };
  }, [paused, promotion, locale, page, chrome]);

  if (!promotion) return null;
  const close = (): void => {
    closeForGood('mainPopup');
    setOpen(false);
  };
  const { title, text, language, thumbnail, watch, subscribe } = promotion;
  const words = languageProps(language, locale);
  const [primary, second] = [watch, subscribe].flatMap((action) => (action ? [action] : []));
  return (
    <Dialog
      open={open}
      onClose={close}
      title={
        <span {...words}>
          <Words language={language}>{title}</Words>
        </span>
      }
      art={thumbnail && <Picture picture={thumbnail} sizes={SIZES} decorative />}
    >
      <p {...words}>
        <Words language={language}>{text}</Words>
      </p>
      <div className={styles.actions}>
        {primary && (
          <LocaleLink to={primary.path} plays className={buttonClass('primary')} onClick={close} {...words}>
            <Words language={language}>{primary.label}</Words>
          </LocaleLink>
        )}
        {second ? (
          <LocaleLink to={second.path} plays className={buttonClass('ghost')} onClick={close} {...words}>
            <Words language={language}>{second.label}</Words>
          </LocaleLink>
        ) : (
          <Button look="text" onClick={close}>
            {t('promotion.later')}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
