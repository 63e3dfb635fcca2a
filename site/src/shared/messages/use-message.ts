import { useTranslation } from 'react-i18next';

/**
 * Returns a function that converts a message code to text in the page's locale. Only for pages whose query loads
 * the messages.
 */
export const useMessage = (): ((code: string) => string) => {
  const { t, i18n } = useTranslation('messages');
  return (code) =>
    i18n.exists(code, { ns: 'messages' }) ? t(code as 'SOMETHING_WENT_WRONG') : t('SOMETHING_WENT_WRONG');
};
