import { useEffect } from 'react';
import { useForm } from 'react-final-form';

import { authState } from '../../auth/auth-state';
import { useStore } from '../../store/use-store';
import type { DraftValues, MessageDraft } from '../message-draft';

/**
 * Fills the surrounding form from its draft and keeps the draft as the form is typed. Must stand after the fields.
 */
export const FormDraft = ({ draft }: { draft: MessageDraft }) => {
  const form = useForm<DraftValues>();
  const viewerId = useStore(authState, null)?.id ?? null;
  useEffect(() => {
    for (const [name, value] of Object.entries(draft.values(viewerId)))
      if (value && !form.getFieldState(name)?.value) form.change(name, value);
    let isFirst = true;
    return form.subscribe(
      ({ values }) => {
        // The first call tells what is there already.
        if (!isFirst) draft.write(values, viewerId);
        isFirst = false;
      },
      { values: true },
    );
  }, [form, draft, viewerId]);
  return null;
};
