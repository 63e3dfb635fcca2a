import { checkRemark } from '@sahra/schemas/check-remark';
import { COMMENT_LENGTH } from '@sahra/schemas/constants';
import { useMemo } from 'react';
import { Form } from 'react-final-form';

import { authState } from '../../auth/auth-state';
import { AreaField } from '../../form/AreaField/AreaField';
import { FormFrame } from '../../form/FormFrame/FormFrame';
import { Prefill } from '../../form/Prefill/Prefill';
import { TextField } from '../../form/TextField/TextField';
import { useStore } from '../../store/use-store';
import { FormDraft } from '../FormDraft/FormDraft';
import { messageDraft } from '../message-draft';
import type { MessageOperation } from '../send-message';
import { useSendMessage } from '../use-send-message';
import * as styles from './RemarkForm.module.css';

interface Values {
  comment?: string;
  email?: string;
}

interface Props {
  /** Name of the draft. */
  name: string;
  operation: MessageOperation<{ comment: string; email?: string | null | undefined }>;
  label: string;
  hint: string;
  emailLabel: string;
  submitLabel: string;
  /** Address that is filled in. */
  email?: string;
  /** Viewers are not asked for an address. */
  visitorsOnly?: boolean;
  onSent: () => void;
}

/** Form of feedback and of problem reports: a comment, and the address for a reply. */
export const RemarkForm = ({
  name,
  operation,
  label,
  hint,
  emailLabel,
  submitLabel,
  email = '',
  visitorsOnly = false,
  onSent,
}: Props) => {
  const viewer = useStore(authState, null);
  const asksAddress = !visitorsOnly || viewer === null;
  const draft = useMemo(() => messageDraft(name), [name]);
  const check = ({ comment = '', email: typed = '' }: Values) =>
    checkRemark({ comment, email: asksAddress ? typed : '' });
  const send = useSendMessage({ operation, check, draft, onSent });
  return (
    <Form<Values>
      onSubmit={async (values, form) => {
        const errors = await send(values);
        // Runs after final-form marks the submit as done. Otherwise the emptied fields would show as missing.
        if (!errors) setTimeout(() => form.restart({ email }));
        return errors;
      }}
      validate={(values) => check(values).failures}
    >
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={submitLabel}>
          <AreaField name="comment" label={label} hint={hint} max={COMMENT_LENGTH.max} />
          {asksAddress && (
            <div className={visitorsOnly ? styles.visitors : undefined}>
              <TextField
                name="email"
                type="email"
                label={emailLabel}
                optional
                autoComplete="email"
                inputMode="email"
              />
            </div>
          )}
          <FormDraft draft={draft} />
          <Prefill name="email" value={email} />
        </FormFrame>
      )}
    </Form>
  );
};
