import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { deskTypeOf } from '../../../desk/desk-types';
import { useDeskLanguage } from '../language/use-desk-language';
import { DependentsDialog } from './DependentsDialog';
import { deskError } from './desk-error';
import { useOpenRecord } from './record-context';
import { titleOf } from './record-title';

/** Asks before a record is deleted, and tells what depends on it. */
export const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const language = useDeskLanguage();
  const { text } = language;
  const { state, dispatch } = useOpenRecord();
  const { del } = useFetchClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { type, documentId } = state.detail.record;
  const remove = async (): Promise<void> => {
    const query = new URLSearchParams({ type, documentId, confirm: 'true' });
    try {
      await del(`/desk/record?${query.toString()}`);
      dispatch({ type: 'discard' });
      navigate(`/desk/${deskTypeOf(type)?.list ?? 'all'}`);
    } catch (reason) {
      setFailure(deskError(reason).sentence ?? text('delete.failed'));
    }
  };
  return (
    <DependentsDialog
      title={text('delete.title', { title: titleOf(state.detail, language) })}
      lead={text('delete.used')}
      act={text('delete.do')}
      needsList
      failure={failure}
      onAct={() => void remove()}
      onClose={onClose}
    >
      <p>{text('delete.free')}</p>
    </DependentsDialog>
  );
};
