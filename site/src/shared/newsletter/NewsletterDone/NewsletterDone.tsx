import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { isolate } from '../../i18n/isolate';
import { buttonClass } from '../../ui/Button/button-class';
import { Star } from '../../ui/Star/Star';
import * as styles from './NewsletterDone.module.css';

interface Props {
  email: string;
  onAgain: () => void;
}

/** Stands where the form was once the address is on the list. It takes the focus, which the form took away with it, and so is read out. */
export const NewsletterDone = ({ email, onAgain }: Props) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.done} role="status" tabIndex={-1}>
      <Star className={styles.star} />
      <p className={styles.title}>{t('newsletter.done')}</p>
      <p className={styles.text}>{t('newsletter.doneText', { email: isolate(email) })}</p>
      <button type="button" className={buttonClass('text')} onClick={onAgain}>
        {t('newsletter.again')}
      </button>
    </div>
  );
};
