import { useFetchClient } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';

import type { PictureDetail } from '../../../desk/pictures/library-picture';
import { fits, ratioText } from '../fields/picture-ratio';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { refusalOf } from '../parts/refusal-of';
import styles from './picture-pane.module.css';

interface Props {
  picture: PictureDetail;
  onReplaced: (picture: PictureDetail) => void;
}

/** Puts another file in place of a picture's. Name and focal point go with it: Strapi would forget them. */
const replacementOf = (file: File, { name, focalPoint }: PictureDetail): FormData => {
  const form = new FormData();
  form.append('files', file);
  form.append('fileInfo', JSON.stringify({ name, ...(focalPoint && { focalPoint }) }));
  return form;
};

type State =
  | { kind: 'rest' | 'sending' }
  | { kind: 'replaced'; ratio: { is: string; was: string } | null }
  | { kind: 'refused'; sentence: string };

/** Replaces the file of a picture; the records that show it keep it. A new ratio is told. */
export const ReplaceFile = ({ picture, onReplaced }: Props) => {
  const { text } = useDeskLanguage();
  const { get, post } = useFetchClient();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ kind: 'rest' });
  const isSending = state.kind === 'sending';
  const send = async (file: File): Promise<void> => {
    setState({ kind: 'sending' });
    try {
      await post(`/upload?id=${picture.id}`, replacementOf(file, picture));
      const { data } = await get<{ data: PictureDetail }>(`/desk/pictures/${picture.id}`);
      const { width, height } = data.data;
      const was = picture.width / picture.height;
      const isSame = fits(width, height, was);
      const ratio =
        isSame || data.data.uses === 0 ? null : { is: ratioText(width / height), was: ratioText(was) };
      setState({ kind: 'replaced', ratio });
      onReplaced(data.data);
    } catch (error) {
      setState({ kind: 'refused', sentence: refusalOf(error).message });
    }
  };
  return (
    <div className={styles['replace']}>
      <input
        ref={field}
        type="file"
        accept="image/*"
        hidden
        aria-label={text('pictures.replace')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void send(file);
        }}
      />
      <button
        type="button"
        className={parts['button']}
        aria-disabled={isSending}
        aria-describedby="replace-hint"
        onClick={() => {
          if (!isSending) field.current?.click();
        }}
      >
        {text(isSending ? 'pictures.replacing' : 'pictures.replace')}
      </button>
      <small id="replace-hint" className={parts['quiet']}>
        {text('pictures.replaceHint')}
      </small>
      <p role="status">
        {state.kind === 'replaced' && text('pictures.replaced')}{' '}
        {state.kind === 'replaced' && state.ratio && text('pictures.newRatio', state.ratio)}
      </p>
      {state.kind === 'refused' && (
        <p role="alert" className={styles['wrong']}>
          {state.sentence || text('pictures.broken')}
        </p>
      )}
    </div>
  );
};
