import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { dismiss, toasts } from '../../messages/announce';
import type { Toast } from '../../messages/announce';
import { useStore } from '../../store/use-store';
import { Icon } from '../Icon/Icon';
import * as styles from './Toasts.module.css';

const DONE_MS = 6000;
const NONE: readonly Toast[] = [];

const Message = ({ toast: { id, kind, text } }: { toast: Toast }) => {
  const { t } = useTranslation();
  useEffect(() => {
    if (kind !== 'done') return;
    const timer = setTimeout(() => dismiss(id), DONE_MS);
    return () => clearTimeout(timer);
  }, [id, kind]);
  return (
    <div className={styles.toast} data-kind={kind}>
      <span>{text}</span>
      <button
        className={styles.close}
        type="button"
        aria-label={t('toast.close')}
        onClick={() => dismiss(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};

/** The live region: what happened is said here, to eyes and to screen readers. */
export const Toasts = () => {
  const { t } = useTranslation();
  const shown = useStore(toasts, NONE);
  const group = (kind: Toast['kind']) => shown.filter((toast) => toast.kind === kind);
  return (
    <section className={styles.region} aria-label={t('toast.label')}>
      <div role="status">
        {group('done').map((toast) => (
          <Message key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="alert">
        {group('failed').map((toast) => (
          <Message key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
};
