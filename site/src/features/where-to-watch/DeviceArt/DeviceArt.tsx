import type { PictureFragment } from '../../../shared/catalogue/picture.fragment.generated';
import { Picture } from '../../../shared/ui/Picture/Picture';
import * as styles from './DeviceArt.module.css';

/** Heights of the bars beside the star, in percent: a voice. */
const VOICE = [30, 55, 85, 45, 100, 60, 35, 75, 50, 25];

const CLASSES = { SMART_TV: styles.tv, MOBILE: styles.phone, PODCAST: styles.podcast };

interface Props {
  kind: keyof typeof CLASSES;
  show: { thumbnail: PictureFragment | null; poster: PictureFragment | null } | null;
}

/** Drawing of the device with a show on its screen: television, phone, or a voice without a picture of its own. */
export const DeviceArt = ({ kind, show }: Props) => (
  <div className={`${styles.stage} ${CLASSES[kind]}`} aria-hidden="true">
    <div className={styles.device}>
      <Picture
        picture={(kind === 'MOBILE' ? show?.poster : show?.thumbnail) ?? null}
        sizes="(width >= 64rem) 22vw, 60vw"
        className={styles.screen}
        decorative
      />
    </div>
    {kind === 'PODCAST' && (
      <div className={styles.voice}>
        {VOICE.map((height) => (
          <i key={height} className={styles.bar} style={{ blockSize: `${height}%` }} />
        ))}
      </div>
    )}
  </div>
);
