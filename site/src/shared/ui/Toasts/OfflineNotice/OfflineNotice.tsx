import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { showToast, toasts } from '../../../messages/toasts';
import { CONNECTED, network } from '../../../network/network';
import { useStore } from '../../../store/use-store';
import { Star } from '../../Star/Star';
import * as toastStyles from '../ToastMessage/ToastMessage.module.css';
import * as styles from './OfflineNotice.module.css';

/** Says that the network is away, whether something waits for it, and when it is back. */
export const OfflineNotice = () => {
  const { t } = useTranslation();
  const { offline, waiting } = useStore(network, CONNECTED);
  const was = useRef(offline);
  useEffect(() => {
    const back = t('offline.back');
    if (was.current && !offline) showToast('done', back);
    // Lost again: the two messages would contradict each other.
    if (offline) toasts.set(toasts.get().filter(({ text }) => text !== back));
    was.current = offline;
  }, [offline, t]);
  if (!offline) return null;
  return (
    <p className={`${toastStyles.toast} ${toastStyles.failed} ${styles.notice}`} data-surface="paper">
      <Star className={toastStyles.star} />
      <span className={toastStyles.text}>{t(waiting ? 'offline.waits' : 'offline.stays')}</span>
    </p>
  );
};
