import { useTranslation } from 'react-i18next';

import { toasts } from '../../messages/toasts';
import type { Toast } from '../../messages/toasts';
import { useStore } from '../../store/use-store';
import { OfflineNotice } from './OfflineNotice/OfflineNotice';
import { ToastMessage } from './ToastMessage/ToastMessage';
import * as styles from './Toasts.module.css';

const NONE: readonly Toast[] = [];

/** Live region with the toasts, for all viewers including those with screen readers. */
export const Toasts = () => {
  const { t } = useTranslation();
  // One at a time, the newest: another one that can still be undone comes back after it.
  const shown = useStore(toasts, NONE).slice(-1);
  const group = (kind: Toast['kind']) =>
    shown
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastMessage key={toast.id} toast={toast} />);
  return (
    <section className={styles.region} aria-label={t('toast.label')}>
      <div role="status">
        <OfflineNotice />
        {group('done')}
      </div>
      <div role="alert">{group('failed')}</div>
    </section>
  );
};
