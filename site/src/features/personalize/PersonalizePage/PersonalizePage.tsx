import { useTranslation } from 'react-i18next';

import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton';
import { ChannelChoice } from '../ChannelChoice/ChannelChoice';
import * as styles from '../ChannelChoice/ChannelChoice.module.css';
import { useChannelChoiceQuery } from './channel-choice.query.generated';

interface Props {
  /** Number of channels when the page was built: as many skeletons keep their places. */
  awaited: number;
}

const Awaiting = ({ awaited }: Props) => (
  <>
    <div className={styles.grid}>
      {Array.from({ length: awaited }, (_, index) => (
        <div key={index} className={styles.awaited}>
          <Skeleton shape="star" lines={0} />
          <span className={styles.name}>&nbsp;</span>
        </div>
      ))}
    </div>
    <div className={styles.bar} />
  </>
);

const OwnChoice = ({ awaited }: Props) => {
  const result = useChannelChoiceQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryContent result={result} awaiting={<Awaiting awaited={awaited} />}>
      {({ channels, viewer }) =>
        viewer && (
          <ChannelChoice
            viewer={viewer.id}
            channels={channels?.nodes ?? []}
            kept={viewer.preferences?.channels.map(({ slug }) => slug) ?? []}
          />
        )
      }
    </QueryContent>
  );
};

/** Page on which a viewer chooses the channels that come first. */
export const PersonalizePage = ({ awaited }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('personalize-categories.title')} lead={t('personalize-categories.lead')} />
      <ViewerScope awaiting={<Awaiting awaited={awaited} />}>
        <OwnChoice awaited={awaited} />
      </ViewerScope>
    </>
  );
};
