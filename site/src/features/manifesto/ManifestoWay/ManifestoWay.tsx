import { Words } from '../../../shared/direction/Words';
import type { PictureFragment } from '../../../shared/catalogue/picture.fragment.generated';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { Star } from '../../../shared/ui/Star/Star';
import { topicId } from '../topic-id';
import * as styles from './ManifestoWay.module.css';

const SIZES = {
  wide: '(width >= 64rem) 52vw, 92vw',
  poster: '(width >= 64rem) 17vw, 30vw',
};

interface Props {
  section: {
    topic: string;
    title: string;
    text: string;
    points: readonly string[];
    thumbnail: PictureFragment | null;
  };
  /** Shown where the editors chose no picture. */
  posters: readonly { slug: string; poster: PictureFragment | null }[];
}

/** One way to be part of an evening: its picture, what it is, and what is included. */
export const ManifestoWay = ({ section: { topic, title, text, points, thumbnail }, posters }: Props) => (
  <section id={topicId(topic)} className={styles.way} aria-labelledby={`${topicId(topic)}-title`}>
    <div className={styles.pictures}>
      {thumbnail ? (
        <Picture picture={thumbnail} sizes={SIZES.wide} className={styles.wide} />
      ) : (
        posters.map(({ slug, poster }) => (
          <Picture key={slug} picture={poster} sizes={SIZES.poster} className={styles.poster} decorative />
        ))
      )}
    </div>
    <div className={styles.words}>
      <h2 id={`${topicId(topic)}-title`}>
        <Words>{title}</Words>
      </h2>
      <p className={styles.text}>
        <Words>{text}</Words>
      </p>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <Star className={styles.star} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
);
