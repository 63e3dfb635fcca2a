import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { leadToLogin } from '../../auth/login-intent';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { useLocalize } from '../../i18n/locale-context';
import { Button } from '../../ui/Button/Button';
import { buttonClass } from '../../ui/Button/button-class';
import { keepFilmReturn } from '../../playback/film-return';
import { presentAddress } from '../../playback/present-address';
import { COMMENTS_ID } from '../comments-id';
import * as styles from './WritingPrompt.module.css';

const Prompt = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={styles.prompt}>
    <p>{text}</p>
    {children}
  </div>
);

/** Stands in place of the field for a guest: leads to the login and back to the same second. */
export const LoginPrompt = () => {
  const { t } = useTranslation();
  const localize = useLocalize();
  return (
    <Prompt text={t('comments.guest')}>
      <Button
        look="ghost"
        size="small"
        onClick={() => leadToLogin(localize, presentAddress(`#${COMMENTS_ID}`))}
      >
        {t('comments.logIn')}
      </Button>
    </Prompt>
  );
};

/**
 * Stands in place of the field under a premium video for a viewer who may not watch it: leads to the plans, and
 * after the payment back to the same second.
 */
export const PlanPrompt = ({ hasPlans }: { hasPlans: boolean }) => {
  const { t } = useTranslation();
  return (
    <Prompt text={t('comments.closed')}>
      {hasPlans && (
        <LocaleLink
          to="/subscribe"
          className={buttonClass('ghost', 'small')}
          onClick={() => keepFilmReturn(presentAddress(`#${COMMENTS_ID}`))}
        >
          {t('watch.plans')}
        </LocaleLink>
      )}
    </Prompt>
  );
};
