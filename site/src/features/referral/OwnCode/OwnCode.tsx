import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { showToast } from '../../../shared/messages/toasts';
import { copyText } from '../../../shared/messages/copy-text';
import { useMessage } from '../../../shared/messages/use-message';
import { PaperTicket } from '../../../shared/ui/PaperTicket/PaperTicket';
import { Button } from '../../../shared/ui/Button/Button';
import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './OwnCode.module.css';

interface Props {
  code: string;
  /** Registration link that contains the code. */
  url: string;
  /** Number of viewers who used the code. */
  useCount: number;
}

/** Referral code of the viewer as a ticket: it can be read, copied, or shared as a link. */
export const OwnCode = ({ code, url, useCount }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const codeField = useRef<HTMLInputElement>(null);
  const linkField = useRef<HTMLInputElement>(null);
  const [byHand, setByHand] = useState(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);

  const copy = async (text: string, field: HTMLInputElement | null, done: string): Promise<void> => {
    const copied = await copyText(text, field);
    setByHand(!copied);
    if (copied) showToast('done', message(done));
  };

  return (
    <PaperTicket
      name={{ id: 'own-code' }}
      stub={
        <>
          <h2 id="own-code" className={styles.label}>
            {t('referral.own')}
          </h2>
          <input
            ref={codeField}
            className={styles.code}
            dir="ltr"
            readOnly
            value={code}
            aria-labelledby="own-code"
            onFocus={({ target }) => target.select()}
          />
          <p className={styles.used}>{t('referral.used', { count: useCount })}</p>
        </>
      }
    >
      <input
        ref={linkField}
        className={styles.link}
        dir="ltr"
        readOnly
        value={url}
        aria-label={t('share.link')}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.actions}>
        <Button look="paper" onClick={() => void copy(code, codeField.current, 'CODE_COPIED')}>
          {t('referral.copyCode')}
        </Button>
        <Button look="ghost" onClick={() => void copy(url, linkField.current, 'LINK_COPIED')}>
          {t('share.copy')}
        </Button>
        {canShare && (
          // The share promise rejects when the viewer closes the system's share sheet; that is no failure.
          <Button
            look="text"
            onClick={() =>
              void navigator.share({ text: t('referral.invitation'), url }).catch(() => undefined)
            }
          >
            <Icon name="share" />
            {t('watch.share')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {byHand ? t('referral.selected') : ''}
      </p>
    </PaperTicket>
  );
};
