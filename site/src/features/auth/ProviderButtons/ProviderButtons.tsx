import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePublicQuery } from '../../../shared/graph/use-public-query';
import { isolate } from '../../../shared/i18n/isolate';
import { useLocalize, usePageLocale } from '../../../shared/i18n/locale-context';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { isRefusingCookies } from '../../../shared/store/cookies';
import { Button } from '../../../shared/ui/Button/Button';
import { AuthProvidersOperation } from './auth-providers.query.generated';
import { startProviderSignIn } from './start-provider-sign-in';
import { RETURN_PARAMETER } from './return-parameter';
import * as styles from './ProviderButtons.module.css';

const NONE = {};

/**
 * Buttons for login with each configured provider. They load after the page and stand last, so that they cause
 * no layout shift.
 */
export const ProviderButtons = () => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const message = useMessage();
  const { data } = usePublicQuery(AuthProvidersOperation, NONE);
  const [leaving, setLeaving] = useState<string | null>(null);
  const providers = data?.authProviders?.filter(({ kind }) => kind !== 'CREDENTIALS') ?? [];
  if (providers.length === 0) return null;

  const leaveFor = async (provider: string): Promise<void> => {
    setLeaving(provider);
    const query = new URLSearchParams(window.location.search);
    query.delete('error');
    query.set(RETURN_PARAMETER, provider);
    try {
      window.location.assign(
        await startProviderSignIn(provider, `${localize('/auth/login')}?${query}`, locale),
      );
    } catch {
      showToast('failed', message(isRefusingCookies() ? 'COOKIES_NEEDED' : 'UPSTREAM_UNAVAILABLE'));
      setLeaving(null);
    }
  };

  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('login.or')}</p>
      {providers.map(({ key, name }) => (
        <Button key={key} look="ghost" wide busy={leaving === key} onClick={() => void leaveFor(key)}>
          {t('login.withProvider', { provider: isolate(name) })}
        </Button>
      ))}
    </div>
  );
};
