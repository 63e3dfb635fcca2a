import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../i18n/locale-context';
import { showToast } from '../messages/toasts';
import { copyText } from '../messages/copy-text';
import { Button } from '../ui/Button/Button';
import { buttonClass } from '../ui/Button/button-class';
import { Dialog } from '../ui/Dialog/Dialog';
import { formatClockTime } from '../clock/format-clock-time';
import { shareLink, whatsAppLink } from './share-link';
import * as styles from './SharePopup.module.css';

interface Props {
  title: string;
  /** Unprefixed address to share, from its beginning; without it this page, from the second of its video. */
  address?: string | undefined;
  open: boolean;
  onClose: () => void;
}

const NAME = { en: 'share.english', ar: 'share.arabic' } as const;

const secondNow = (): number => document.querySelector('video')?.currentTime ?? 0;

/** Dialog that shares the link of this video, in the locale and from the second that the viewer chooses. */
export const SharePopup = ({ title, address, open, onClose }: Props) => {
  const { t } = useTranslation();
  const { locale: page } = usePageLocale();
  const [locale, setLocale] = useState<Locale>(page);
  const [second, setSecond] = useState(0);
  const [withStart, setWithStart] = useState(false);
  const [byHand, setByHand] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    setSecond(secondNow());
    setWithStart(false);
    setByHand(false);
    setLocale(page);
  }, [open, page]);

  const link = shareLink(window.location, { locale, second: withStart ? second : null }, address);
  const copy = async (): Promise<void> => {
    if (!(await copyText(link, field.current))) {
      setByHand(true);
      return;
    }
    showToast('done', t('share.copied'));
    onClose();
  };
  const canShare = typeof navigator.share === 'function';

  return (
    <Dialog open={open} onClose={onClose} title={t('share.title')}>
      <div className={styles.field}>
        <label htmlFor={`${id}link`} className={styles.label}>
          {t('share.link')}
        </label>
        <input
          ref={field}
          id={`${id}link`}
          className={styles.link}
          dir="ltr"
          readOnly
          value={link}
          aria-describedby={byHand ? `${id}hint` : undefined}
          onFocus={({ target }) => target.select()}
        />
        <p id={`${id}hint`} role="status" className={styles.hint}>
          {byHand ? t('share.selected') : ''}
        </p>
      </div>
      <fieldset className={styles.languages}>
        <legend className={styles.label}>{t('share.language')}</legend>
        {LOCALES.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name={`${id}language`}
              className={styles.radio}
              checked={locale === one}
              onChange={() => setLocale(one)}
            />
            {t(NAME[one])}
          </label>
        ))}
      </fieldset>
      {address === undefined && second >= 1 && (
        <label className={styles.start}>
          <input
            type="checkbox"
            className={styles.box}
            checked={withStart}
            onChange={({ target }) => setWithStart(target.checked)}
          />
          {t('share.startAt', { time: `\u2068${formatClockTime(second)}\u2069` })}
        </label>
      )}
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{t('share.copy')}</Button>
        <a
          className={buttonClass('ghost')}
          href={whatsAppLink(title, link)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('share.whatsApp')}
        </a>
        {canShare && (
          <Button
            look="text"
            // The share promise rejects when the viewer closes the system's share sheet; that is no failure.
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            {t('share.device')}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
