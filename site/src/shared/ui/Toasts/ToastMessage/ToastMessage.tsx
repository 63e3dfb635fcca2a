import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { dismissToast } from '../../../messages/toasts';
import type { Toast } from '../../../messages/toasts';
import { Icon } from '../../Icon/Icon';
import { Star } from '../../Star/Star';
import * as styles from './ToastMessage.module.css';

/** In milliseconds. Long enough to read the message and reach its action (docs/product/limits.md, Interface). */
const DONE_MS = 6000;

/** Single toast. A success toast disappears automatically, but not while it is hovered or focused. */
export const ToastMessage = ({ toast: { id, kind, text, action } }: { toast: Toast }) => {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (kind !== 'done' || held) return;
    const timer = setTimeout(() => dismissToast(id), DONE_MS);
    return () => clearTimeout(timer);
  }, [id, kind, held]);
  return (
    <div
      className={kind === 'failed' ? `${styles.toast} ${styles.failed}` : styles.toast}
      data-surface="paper"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Star className={styles.star} />
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          className={styles.action}
          type="button"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        className={styles.close}
        type="button"
        aria-label={t('toast.close')}
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};
