import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { showToast } from '../../messages/toasts';
import type { PartFailure } from './PartFailed';

/** Says in a toast that a part did not load which has no place of its own: a dialog, or what lies over the page. */
export const PartFailedToast = ({ retry }: PartFailure) => {
  const { t } = useTranslation();
  const action = useRef({ label: t('state.retry'), run: retry });
  const text = t('part.failed');
  useEffect(() => showToast('failed', text, action.current), [text]);
  return null;
};
