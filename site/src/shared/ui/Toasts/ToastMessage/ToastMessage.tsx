import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { dismissToast } from '../../../messages/toasts';
import type { Toast } from '../../../messages/toasts';
import { Icon } from '../../Icon/Icon';
import { Star } from '../../Star/Star';
import * as styles from './ToastMessage.module.css';

/** Single toast. Until the script that lets it leave is there, it stays and has its close button. */
export const ToastMessage = ({ toast: { id, kind, text, action } }: { toast: Toast }) => {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import('./let-toast-leave').then(
      ({ letToastLeave }) => root.current && letToastLeave(root.current, kind, () => dismissToast(id)),
      () => undefined,
    );
  }, [id, kind]);
  return (
    <div
      ref={root}
      className={kind === 'failed' ? `${styles.toast} ${styles.failed}` : styles.toast}
      data-surface="paper"
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
