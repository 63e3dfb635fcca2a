import { forwardRef } from 'react';
import { useTranslation } from 'react-i18next';

import { FormDone } from '../../form/FormDone/FormDone';
import { isolate } from '../../i18n/isolate';

interface Props {
  email: string;
  onAgain: () => void;
}

/** Confirmation that replaces the form after the subscription. */
export const NewsletterDone = forwardRef<HTMLDivElement, Props>(({ email, onAgain }, ref) => {
  const { t } = useTranslation();
  return (
    <FormDone
      ref={ref}
      title={t('newsletter.done')}
      text={t('newsletter.doneText', { email: isolate(email) })}
      again={t('newsletter.again')}
      onAgain={onAgain}
    />
  );
});
NewsletterDone.displayName = 'NewsletterDone';
