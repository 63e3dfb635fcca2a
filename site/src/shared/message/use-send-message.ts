import { submitErrors } from '../form/submit-errors';
import { usePageLocale } from '../i18n/locale-context';
import type { MessageDraft } from './message-draft';
import { sendMessage } from './send-message';
import type { MessageOperation } from './send-message';

interface Sending<Values, Input extends object> {
  operation: MessageOperation<Input>;
  /** Rules of the form, the same as the server's. */
  check: (values: Values) => { input: Input };
  draft: MessageDraft;
  onSent: () => void;
}

/** Returns the submit handler of a message form: it resolves to the form's errors, and forgets the draft when sent. */
export const useSendMessage = <Values, Input extends object>({
  operation,
  check,
  draft,
  onSent,
}: Sending<Values, Input>) => {
  const { locale } = usePageLocale();
  return async (values: Values): Promise<Record<string, string> | undefined> => {
    const { input } = check(values);
    const key = draft.keyOf(JSON.stringify([locale, input]));
    const failures = await sendMessage(operation, input, locale, key);
    if (failures.length > 0) return submitErrors(failures, Object.keys(input));
    draft.forget();
    onSent();
    return undefined;
  };
};
