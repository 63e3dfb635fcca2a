import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { PanelRow } from '../../../shared/settings/PanelRow/PanelRow';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { OwnCode } from '../OwnCode/OwnCode';
import { OwnCodeSkeleton } from '../OwnCode/OwnCodeSkeleton';
import { useReferralCodeQuery } from '../OwnCode/referral-code.query.generated';

const AskedCode = () => {
  const result = useReferralCodeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryContent result={result} awaiting={<OwnCodeSkeleton />}>
      {({ viewer }) => viewer?.referralCode && <OwnCode {...viewer.referralCode} />}
    </QueryContent>
  );
};

/** Page with the viewer's own referral code and a link to enter a friend's. */
export const ReferralCodePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('referral-code.title')} lead={t('referral.lead')} />
      <ViewerScope awaiting={<OwnCodeSkeleton />}>
        <AskedCode />
      </ViewerScope>
      <Panel>
        <PanelRow
          title={t('referral.brought')}
          text={t('referral.broughtText')}
          action={
            <LocaleLink to="/settings/referral/friend" className={buttonClass('ghost', 'small')}>
              {t('referral.enter')}
            </LocaleLink>
          }
        />
      </Panel>
    </>
  );
};
