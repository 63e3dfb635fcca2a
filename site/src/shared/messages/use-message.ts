import { useTranslation } from 'react-i18next';

/** Turns a code into its text in the page's language. Only pages whose query loads the messages may use it. */
export const useMessage = (): ((code: string) => string) => {
  const { t, i18n } = useTranslation('messages');
  return (code) =>
    i18n.exists(code, { ns: 'messages' }) ? t(code as 'SOMETHING_WENT_WRONG') : t('SOMETHING_WENT_WRONG');
};
