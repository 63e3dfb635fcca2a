import type { PictureDetail } from '../../../desk/pictures/library-picture';
import { ratioText } from '../fields/picture-ratio';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { fileSize, formatName } from './picture-text';
import styles from './picture-pane.module.css';

/** Size, ratio, bytes and origin of a picture. */
export const PictureFacts = ({ picture }: { picture: PictureDetail }) => {
  const { text, day, locale } = useDeskLanguage();
  const { width, height, bytes, mime, addedAt, addedBy } = picture;
  const added = day(addedAt);
  return (
    <dl className={styles['list']}>
      <dt>{text('pictures.size')}</dt>
      <dd>
        <span className={parts['number']}>
          {width} × {height}
        </span>{' '}
        {height > 0 && <span className={parts['number']}>({ratioText(width / height)})</span>}
      </dd>
      <dt>{text('pictures.file')}</dt>
      <dd>
        <bdi>{formatName(mime)}</bdi> · {fileSize(bytes, locale)}
      </dd>
      <dt>{text('pictures.added')}</dt>
      <dd>{addedBy === null ? added : text('pictures.by', { day: added, name: addedBy })}</dd>
    </dl>
  );
};
