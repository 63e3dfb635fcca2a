import { useCallback, useEffect, useRef, useState } from 'react';

import type { LibraryPicture, PictureDetail } from '../../../desk/pictures/library-picture';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import { Failed } from '../records/ListState';
import { UsedInList } from '../record/UsedInPanel';
import { useDeskData } from '../use-desk-data';
import { DeletePicture } from './DeletePicture';
import { PictureFacts } from './PictureFacts';
import { PictureForm } from './PictureForm';
import styles from './picture-pane.module.css';
import { ReplaceFile } from './ReplaceFile';

interface Props {
  id: number;
  onChange: (picture: LibraryPicture) => void;
  onDelete: (id: number) => void;
  onClose: () => void;
}

/** One picture beside the grid: what it is, what editors change of it, and the records that show it. */
export const PicturePane = ({ id, onChange, onDelete, onClose }: Props) => {
  const { text, number } = useDeskLanguage();
  const { data, failed, reading, reload } = useDeskData<PictureDetail>(`/desk/pictures/${id}`);
  const [saved, setSaved] = useState<PictureDetail | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => setSaved(null), [data]);
  const keep = useCallback(
    (picture: PictureDetail) => {
      setSaved(picture);
      onChange(picture);
    },
    [onChange],
  );
  const picture = saved ?? data;
  return (
    <aside className={styles['pane']} aria-labelledby="picture-name">
      <header className={styles['paneHead']}>
        <h2 id="picture-name" ref={heading} tabIndex={-1}>
          <bdi>{picture?.name ?? text('pictures.one')}</bdi>
        </h2>
        <button
          type="button"
          className={[parts['button'], parts['small'], styles['close']].join(' ')}
          aria-label={text('pictures.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {failed ? (
        <Failed onRetry={reload} isReading={reading}>
          {text('pictures.oneFailed')}
        </Failed>
      ) : !picture ? (
        <div role="status">
          <span className={parts['hidden']}>{text('loading')}</span>
          <span className={[styles['bare'], controls['blank']].join(' ')} aria-hidden="true" />
        </div>
      ) : (
        <>
          <PictureForm picture={picture} onSaved={keep} />
          <PictureFacts picture={picture} />
          {picture.may.change ? (
            <ReplaceFile picture={picture} onReplaced={keep} />
          ) : (
            <p className={parts['quiet']}>{text('pictures.theirs')}</p>
          )}
          {picture.may.delete && <DeletePicture picture={picture} onDeleted={() => onDelete(id)} />}
          <section className={styles['used']}>
            <h3>
              {text('pictures.used')} <small className={parts['number']}>{number(picture.uses)}</small>
            </h3>
            {picture.used.length === 0 ? (
              <p className={parts['quiet']}>{text('pictures.usedNone')}</p>
            ) : (
              <UsedInList used={picture.used} />
            )}
          </section>
        </>
      )}
    </aside>
  );
};
