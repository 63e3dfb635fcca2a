import type { FieldMetaState } from 'react-final-form';

import { useMessage } from '../messages/use-message';

/** Text of a field's error code. What the server refused is said until the form is changed. */
export const useFieldError = <Value>(meta: FieldMetaState<Value>): string | null => {
  const message = useMessage();
  if (!meta.touched) return null;
  const code: unknown = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  return typeof code === 'string' ? message(code) : null;
};
