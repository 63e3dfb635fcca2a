import { forwardRef } from 'react';
import { useTranslation } from 'react-i18next';

import { isolate } from '../../i18n/isolate';
import { Button } from '../../ui/Button/Button';
import { Star } from '../../ui/Star/Star';
import * as styles from './NewsletterDone.module.css';

interface Props {
  email: string;
  onAgain: () => void;
}

/**
 * Confirmation that replaces the form after the subscription. It is focusable, because the focus was inside the
 * removed form.
 */
export const NewsletterDone = forwardRef<HTMLDivElement, Props>(({ email, onAgain }, ref) => {
  const { t } = useTranslation();
  return (
    <div ref={ref} className={styles.done} role="status" tabIndex={-1}>
      <Star className={styles.star} />
      <p className={styles.title}>{t('newsletter.done')}</p>
      <p className={styles.text}>{t('newsletter.doneText', { email: isolate(email) })}</p>
      <Button look="text" onClick={onAgain}>
        {t('newsletter.again')}
      </Button>
    </div>
  );
});
NewsletterDone.displayName = 'NewsletterDone';
