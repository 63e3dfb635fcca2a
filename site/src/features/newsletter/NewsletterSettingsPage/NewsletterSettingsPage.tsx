import { useTranslation } from 'react-i18next';

import { isolate } from '../../../shared/i18n/isolate';
import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { NewsletterChoice } from '../NewsletterChoice/NewsletterChoice';
import { useNewsletterSubscriptionQuery } from '../NewsletterChoice/newsletter-subscription.query.generated';
import { SendProofMail } from '../SendProofMail/SendProofMail';

const AWAITING = <PanelSkeleton rows={4} titled />;

/**
 * Newsletter subjects, if the address of the viewer is verified. Otherwise a notice asks to verify the address,
 * and no subjects are shown.
 */
const OwnNewsletter = () => {
  const { t } = useTranslation();
  const result = useNewsletterSubscriptionQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryContent result={result} awaiting={AWAITING}>
      {({ viewer }) => {
        const own = viewer?.newsletter;
        if (!own) return null;
        if (own.verified) return <NewsletterChoice email={own.email} categories={own.categories} />;
        return (
          <Banner kind="notice" action={<SendProofMail email={own.email} />}>
            {t('settings-newsletter.unverified', { email: isolate(own.email) })}
          </Banner>
        );
      }}
    </QueryContent>
  );
};

/** Settings page of the newsletter. */
export const NewsletterSettingsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('settings-newsletter.title')} lead={t('settings-newsletter.lead')} />
      <ViewerScope awaiting={AWAITING}>
        <OwnNewsletter />
      </ViewerScope>
    </>
  );
};
