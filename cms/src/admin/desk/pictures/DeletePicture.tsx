import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

import type { PictureDetail } from '../../../desk/pictures/library-picture';
import frame from '../frame/frame.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import forms from '../parts/forms.module.css';
import parts from '../parts/parts.module.css';
import { refusalOf } from '../parts/refusal-of';
import { UsedInList } from '../record/UsedInPanel';
import styles from './picture-pane.module.css';

interface Props {
  picture: PictureDetail;
  onDeleted: () => void;
}

interface Needed {
  response?: { data?: { data?: PictureDetail | null } };
}

/** Asks before a picture is deleted, and names the records that lose it. */
const DeleteQuestion = ({ picture, onDeleted, onClose }: Props & { onClose: () => void }) => {
  const { text, counted } = useDeskLanguage();
  const { del } = useFetchClient();
  const dialog = useRef<HTMLDialogElement>(null);
  /** What the picture is used in, as this editor was told last. */
  const [told, setTold] = useState(picture);
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const remove = async (): Promise<void> => {
    try {
      await del(`/desk/pictures/${picture.id}${told.live > 0 ? '?confirm=true' : ''}`);
      onDeleted();
    } catch (error) {
      const now = (error as Needed).response?.data?.data;
      if (now) setTold(now);
      setSentence(refusalOf(error).message || text('pictures.notDeleted'));
    }
  };
  return (
    <dialog
      ref={dialog}
      className={[frame['dialog'], styles['question']].join(' ')}
      aria-labelledby="delete-picture"
      onClose={onClose}
    >
      <h2 id="delete-picture">{text('pictures.deleteTitle', { name: picture.name })}</h2>
      <p>{text('pictures.deleteText')}</p>
      {told.live > 0 && <p className={styles['wrong']}>{counted('pictures.deleteLive', told.live)}</p>}
      {told.used.length > 0 && (
        <>
          <p>{text('pictures.deleteUsed')}</p>
          <UsedInList used={told.used} />
        </>
      )}
      {sentence !== null && <p role="alert">{sentence}</p>}
      <span className={forms['buttons']}>
        <button type="button" className={parts['button']} onClick={() => dialog.current?.close()}>
          {text('pictures.keep')}
        </button>
        <button
          type="button"
          className={[parts['button'], forms['danger']].join(' ')}
          onClick={() => void remove()}
        >
          {text('pictures.delete')}
        </button>
      </span>
    </dialog>
  );
};

/** Button that deletes a picture after a question. */
export const DeletePicture = ({ picture, onDeleted }: Props) => {
  const { text } = useDeskLanguage();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={[parts['button'], styles['delete']].join(' ')}
        onClick={() => setAsking(true)}
      >
        {text('pictures.delete')}
      </button>
      {isAsking && (
        <DeleteQuestion picture={picture} onDeleted={onDeleted} onClose={() => setAsking(false)} />
      )}
    </>
  );
};
