import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { deskTypeOf } from '../../../desk/desk-types';
import type { UsedIn } from '../../../desk/record/record-detail';
import frame from '../frame/frame.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { useDeskData } from '../use-desk-data';
import { deskError } from './desk-error';
import { UsedInList } from './UsedInPanel';
import { useOpenRecord } from './record-context';
import { titleOf } from './record-title';
import styles from './record.module.css';

/** Asks before a record is deleted, and tells what depends on it. */
export const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const language = useDeskLanguage();
  const { text } = language;
  const { state, dispatch } = useOpenRecord();
  const { del } = useFetchClient();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { type, documentId } = state.detail.record;
  const query = new URLSearchParams({ type, documentId });
  const { data: used } = useDeskData<UsedIn[]>(`/desk/record/used-in?${query.toString()}`);
  useEffect(() => dialog.current?.showModal(), []);
  const remove = async (): Promise<void> => {
    try {
      await del(`/desk/record?${query.toString()}&confirm=true`);
      dispatch({ type: 'discard' });
      navigate(`/desk/${deskTypeOf(type)?.list ?? 'all'}`);
    } catch (reason) {
      setFailure(deskError(reason).sentence ?? text('delete.failed'));
    }
  };
  return (
    <dialog ref={dialog} className={frame['dialog']} aria-labelledby="delete-title" onClose={onClose}>
      <h2 id="delete-title">{text('delete.title', { title: titleOf(state.detail, language) })}</h2>
      <p>{text('delete.free')}</p>
      {used && used.length > 0 && (
        <>
          <p>{text('delete.used')}</p>
          <UsedInList used={used} />
        </>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      <span className={styles['acts']}>
        <button type="button" className={parts['button']} onClick={() => dialog.current?.close()}>
          {text('leave.stay')}
        </button>
        <button
          type="button"
          className={[parts['button'], styles['danger']].join(' ')}
          disabled={used === undefined}
          onClick={() => void remove()}
        >
          {text('delete.do')}
        </button>
      </span>
    </dialog>
  );
};
