import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../../shared/auth/auth-state';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useStore } from '../../../shared/store/use-store';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import * as styles from './PlayRefusal.module.css';

interface Props {
  refusal: { code: string; message: string };
  builtPaths: readonly string[];
}

const MUST_JOIN = ['SIGNUP_REQUIRED', 'SUBSCRIPTION_REQUIRED'];
const PLANS = '/subscribe';

/** Why a video does not play for this viewer now, and the way on. */
export const PlayRefusal = ({ refusal: { code, message }, builtPaths }: Props) => {
  const { t } = useTranslation();
  const signedIn = useStore(authState, null) !== null;
  const [here, setHere] = useState('');
  useEffect(() => setHere(window.location.pathname), []);
  const back = `?${new URLSearchParams({ callbackUrl: here })}`;
  return (
    <div className={styles.refusal}>
      <p>{message}</p>
      <div className={styles.actions}>
        {code === 'SUBSCRIPTION_REQUIRED' && builtPaths.includes(PLANS) && (
          <LocaleLink to={PLANS} className={buttonClass('primary')}>
            {t('watch.plans')}
          </LocaleLink>
        )}
        {MUST_JOIN.includes(code) && !signedIn && (
          <>
            <LocaleLink to={`/auth/register${back}`} className={buttonClass('primary')}>
              {t('watch.signUp')}
            </LocaleLink>
            <LocaleLink to={`/auth/login${back}`} className={buttonClass('ghost')}>
              {t('watch.haveAccount')}
            </LocaleLink>
          </>
        )}
      </div>
    </div>
  );
};
