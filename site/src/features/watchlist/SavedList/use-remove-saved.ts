import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../../shared/i18n/locale-context';
import { announce } from '../../../shared/messages/announce';
import { loadMessage } from '../../../shared/messages/load-message';
import { putSaved } from '../../../shared/watchlist/watchlist-calls';

type Show = (code: string, shown: boolean) => void;

/** Takes a video out of the list at once, with a way back; what could not be done is told, and undone here too. */
export const useRemoveSaved = (show: Show): ((code: string) => Promise<void>) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();

  const put = async (code: string, saved: boolean): Promise<boolean> => {
    show(code, saved);
    const failure = await putSaved(code, saved, locale);
    if (failure === null) return true;
    show(code, !saved);
    announce('failed', await loadMessage(failure, locale));
    return false;
  };
  const undo = async (code: string): Promise<void> => {
    if (await put(code, true)) announce('done', t('saved.restored'));
  };
  return async (code) => {
    if (!(await put(code, false))) return;
    announce('done', t('saved.removed'), { label: t('saved.undo'), run: () => void undo(code) });
  };
};
