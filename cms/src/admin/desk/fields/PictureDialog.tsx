import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useId, useRef, useState } from 'react';

import type { PictureValue } from '../../../desk/record/record-detail';
import frame from '../frame/frame.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { refusalOf } from '../parts/refusal-of';
import { useFocusAfterFailure } from '../parts/use-focus-after-failure';
import { freshAddress } from '../pictures/picture-text';
import { usePictures } from '../pictures/use-pictures';
import { Failed } from '../records/ListState';
import { useIsShown } from '../use-is-shown';
import { useSettled } from '../use-settled';
import { pictureOf, uploadOf, type LibraryFile } from './picture-file';
import styles from './picture.module.css';

interface Props {
  onChoose: (picture: PictureValue) => void;
  onClose: () => void;
}

/** Pictures of the media library, and the place to upload one. */
export const PictureDialog = ({ onChoose, onClose }: Props) => {
  const { text } = useDeskLanguage();
  const { post } = useFetchClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const upload = useRef<HTMLInputElement>(null);
  const title = useId();
  const [query, setQuery] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const library = usePictures(useSettled(query), false);
  const isShown = useIsShown();
  const isUnread = library.failure === 'first';
  const search = useFocusAfterFailure<HTMLInputElement>(isUnread);
  useEffect(() => dialog.current?.showModal(), []);

  const choose = (picture: PictureValue): void => {
    onChoose(picture);
    dialog.current?.close();
  };
  const send = async (file: File): Promise<void> => {
    setUploading(true);
    setFailure(null);
    try {
      const { data } = await post<LibraryFile[]>('/upload', uploadOf(file));
      const [stored] = data;
      // An upload that was left goes to the library only.
      if (stored && isShown.current) choose(pictureOf(stored));
    } catch (error) {
      setFailure(refusalOf(error).message || text('pic.broken'));
    } finally {
      setUploading(false);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={[frame['dialog'], styles['dialog']].join(' ')}
      aria-labelledby={title}
      onClose={onClose}
    >
      <h2 id={title}>{text('pic.library')}</h2>
      <div className={styles['bar']}>
        <input
          ref={search}
          type="search"
          className={styles['search']}
          aria-label={text('pictures.hint')}
          placeholder={text('pictures.hint')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <input
          ref={upload}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void send(file);
          }}
        />
        <button
          type="button"
          className={[parts['button'], parts['primary']].join(' ')}
          disabled={isUploading}
          onClick={() => upload.current?.click()}
        >
          {text(isUploading ? 'pic.uploading' : 'pic.upload')}
        </button>
        <button type="button" className={parts['button']} onClick={() => dialog.current?.close()}>
          {text('close')}
        </button>
      </div>
      {failure !== null && <p role="alert">{failure}</p>}
      {isUnread ? (
        <Failed onRetry={library.reload} isReading={library.isLoading}>
          {text('pictures.failed')}
        </Failed>
      ) : (
        <ul className={styles['library']} aria-busy={library.isLoading}>
          {library.pictures?.map(({ uses: _uses, version, ...picture }) => (
            <li key={picture.id}>
              <button type="button" onClick={() => choose(picture)}>
                <img src={freshAddress(picture.small, version)} alt="" loading="lazy" />
                <span dir="auto">{picture.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {library.failure === 'more' && <p role="alert">{text('pictures.moreFailed')}</p>}
      {!isUnread && library.hasMore && (
        <button type="button" className={parts['button']} onClick={library.more}>
          {text('pic.more')}
        </button>
      )}
    </dialog>
  );
};
