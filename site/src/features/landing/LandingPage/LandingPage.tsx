import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../../shared/auth/auth-state';
import { farewell, recallFarewell } from '../../../shared/auth/farewell';
import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { RowView } from '../../../shared/catalogue/RowView/RowView';
import { useFresh } from '../../../shared/content/use-fresh';
import { formatDate } from '../../../shared/i18n/format';
import { useLocalize, usePageLocale } from '../../../shared/i18n/locale-context';
import { openDocument } from '../../../shared/navigation/open-document';
import { PartFailedToast } from '../../../shared/page/PartFailed/PartFailedToast';
import { useLazyLoad } from '../../../shared/page/use-lazy-load';
import { Newsletter } from '../../../shared/newsletter/Newsletter/Newsletter';
import { landingPlans } from '../../../shared/plans/plan-tickets';
import { useStore } from '../../../shared/store/use-store';
import { loadFarewellDialog } from '../Farewell/load-farewell-dialog';
import { LandingHero } from '../LandingHero/LandingHero';
import { LandingPlans } from '../LandingPlans/LandingPlans';
import { Questions } from '../../../shared/faq/Questions/Questions';
import { LandingPageOperation } from './landing-page.query.generated';
import type { LandingPageQuery } from './landing-page.query.generated';

const PLANS = 'plans';

interface Props {
  built: LandingPageQuery;
  /** Paths that may be linked to. */
  chrome: BuiltAddresses;
}

/**
 * Landing page: the product, current shows, prices, frequent questions and the newsletter. Sections that editors
 * leave empty are not shown.
 */
export const LandingPage = ({ built, chrome }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const guest = useStore(authState, null) === null;
  const deleted = useStore(farewell, null);
  useEffect(recallFarewell, []);
  const { part: FarewellDialog, retry } = useLazyLoad(deleted !== null, loadFarewellDialog);
  const { page, plans, siteSettings } = useFresh(built, LandingPageOperation, {}, locale);
  if (page?.__typename !== 'LandingPage') return null;
  const shownPlans = landingPlans(plans ?? []);
  return (
    <>
      {deleted && FarewellDialog && (
        // The new document drops what the old one still has in memory of the account.
        <FarewellDialog account={deleted} onClose={() => openDocument(localize('/'))} />
      )}
      {deleted && retry && (
        <PartFailedToast
          retry={retry}
          text={
            deleted.recoveryEndsAt
              ? t('farewell.unloaded', { day: formatDate(deleted.recoveryEndsAt, locale) })
              : t('farewell.lostUnloaded')
          }
        />
      )}
      <LandingHero
        title={page.title}
        language={page.language}
        echo={page.titleEcho}
        lead={page.lead}
        art={page.hero}
        guest={guest}
        plans={shownPlans.length > 0 ? PLANS : null}
      />
      {page.rows.length > 0 && (
        <div>
          {page.rows.map((row, at) => (
            <RowView
              key={row.key}
              row={row}
              heading={row.shape === 'ICON' && page.channelsTitle !== '' ? page.channelsTitle : undefined}
              text={row.shape === 'ICON' ? page.channelsText : undefined}
              chrome={chrome}
              turn={at}
            />
          ))}
        </div>
      )}
      {shownPlans.length > 0 && (
        <LandingPlans
          id={PLANS}
          title={page.plansTitle}
          text={page.plansText}
          plans={shownPlans}
          badges={siteSettings?.paymentBadges ?? []}
        />
      )}
      {page.faq.length > 0 && <Questions title={page.faqTitle} entries={page.faq} />}
      {page.newsletterTitle && <Newsletter title={page.newsletterTitle} text={page.newsletterText} />}
    </>
  );
};
