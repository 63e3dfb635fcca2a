import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { showToast } from '../../messages/toasts';
import type { PartFailure } from './PartFailed';

interface Props extends Pick<PartFailure, 'retry'> {
  /** What the part would have said, in short; without it only that a part did not load. */
  text?: string;
}

/** Says in a toast that a part did not load which has no place of its own: a dialog, or what lies over the page. */
export const PartFailedToast = ({ retry, text }: Props) => {
  const { t } = useTranslation();
  const action = useRef({ label: t('state.retry'), run: retry });
  const said = text ?? t('part.failed');
  useEffect(() => showToast('failed', said, action.current), [said]);
  return null;
};
