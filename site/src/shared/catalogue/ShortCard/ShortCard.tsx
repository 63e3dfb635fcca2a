import { shortAddress } from '../../address/short-address';
import { QuickSave } from '../../watchlist/QuickSave/QuickSave';
import { Card } from '../Card/Card';
import { Duration } from '../Duration/Duration';
import { PremiumText } from '../PremiumText/PremiumText';
import type { VideoCardFragment } from '../video-card.fragment.generated';

/** Card of a short video: a portrait poster, because shorts are made for phones. */
export const ShortCard = ({ video }: { video: VideoCardFragment }) => {
  const { code, title, language, portrait, thumbnail, premium, durationSeconds } = video;
  return (
    <Card
      to={shortAddress(code)}
      shape="upright"
      picture={portrait ?? thumbnail}
      name={title}
      language={language}
      action={<QuickSave code={code} title={title} />}
      // Not on the picture, where they would cover the title.
      meta={[
        ...(premium ? [<PremiumText key="premium" />] : []),
        ...(durationSeconds === null ? [] : [<Duration key="duration" seconds={durationSeconds} />]),
      ]}
    />
  );
};
