import type { FieldMetaState } from 'react-final-form';

import { useMessage } from '../messages/use-message';

/** Returns the text of a field's error code. A server error is shown until the form is changed. */
export const useFieldError = <Value>(meta: FieldMetaState<Value>): string | null => {
  const message = useMessage();
  if (!meta.touched) return null;
  const code: unknown = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  return typeof code === 'string' ? message(code) : null;
};
