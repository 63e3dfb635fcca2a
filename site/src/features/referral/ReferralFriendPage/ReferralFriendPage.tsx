import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { useFriendCodeQuery } from '../FriendCodeForm/friend-code.query.generated';
import { FriendCodeForm } from '../FriendCodeForm/FriendCodeForm';
import * as styles from './ReferralFriendPage.module.css';

const AskedFriend = () => {
  const result = useFriendCodeQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryContent result={result} awaiting={<PanelSkeleton rows={2} />}>
      {({ viewer }) => <FriendCodeForm named={viewer?.referralCode?.friendCode ?? null} />}
    </QueryContent>
  );
};

/** Page where viewers enter the referral code of a friend. */
export const ReferralFriendPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('referral-friend.title')} lead={t('referral.broughtText')} />
      <ViewerScope awaiting={<PanelSkeleton rows={2} />}>
        <Panel>
          <div className={styles.form}>
            <AskedFriend />
          </div>
        </Panel>
      </ViewerScope>
      <p className={styles.other}>
        <LocaleLink to="/settings/referral/code" className={buttonClass('text', 'small')}>
          {t('referral.toOwn')}
        </LocaleLink>
      </p>
    </>
  );
};
