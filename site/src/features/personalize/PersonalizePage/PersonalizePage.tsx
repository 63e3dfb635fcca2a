import { useTranslation } from 'react-i18next';

import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton';
import { ChannelChoice } from '../ChannelChoice/ChannelChoice';
import * as grid from '../ChannelChoice/ChannelChoice.module.css';
import { useChannelChoiceQuery } from './channel-choice.query.generated';

/** Number of skeletons: about as many as there are channels. */
const AWAITED = 15;

const AWAITING = (
  <div className={grid.grid}>
    {Array.from({ length: AWAITED }, (_, index) => (
      <div key={index} className={grid.awaited}>
        <Skeleton shape="star" lines={1} />
      </div>
    ))}
  </div>
);

const OwnChoice = () => {
  const result = useChannelChoiceQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryContent result={result} awaiting={AWAITING}>
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
export const PersonalizePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('personalize-categories.title')} lead={t('personalize-categories.lead')} />
      <ViewerScope awaiting={AWAITING}>
        <OwnChoice />
      </ViewerScope>
    </>
  );
};
