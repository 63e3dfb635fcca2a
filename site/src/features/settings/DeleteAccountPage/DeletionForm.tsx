import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { PasswordField } from '../../../shared/form/PasswordField/PasswordField';
import { SelectField } from '../../../shared/form/SelectField/SelectField';
import type { DeleteReasonOptionFragment } from '../delete-reasons.fragment.generated';
import type { DeletionValues } from './deletion.machine';
import { MailedCode } from './MailedCode';

interface Values {
  reason?: string;
  password?: string;
  code?: string;
}

interface Props {
  email: string;
  hasPassword: boolean;
  reasons: readonly DeleteReasonOptionFragment[];
  /** Reason chosen on the page before; null when none was. */
  chosen: string | null;
  /** Asks for confirmation. Returns the errors, by field. */
  onAsk: (values: DeletionValues) => Promise<Record<string, string> | undefined>;
}

/** Form with the reason and the proof of identity. The values stay until the account is deleted. */
export const DeletionForm = ({ email, hasPassword, reasons, chosen, onAsk }: Props) => {
  const { t } = useTranslation();
  const known = reasons.some(({ key }) => key === chosen) ? (chosen ?? '') : '';

  const validate = ({ reason, password, code }: Values): Record<string, string | undefined> => ({
    reason: reason ? undefined : 'REASON_REQUIRED',
    password: hasPassword && !password ? 'PASSWORD_REQUIRED' : undefined,
    code: !hasPassword && !code ? 'CODE_REQUIRED' : undefined,
  });

  const ask = ({ reason = '', password = '', code = '' }: Values) =>
    onAsk({ reason, password: hasPassword ? password : null, code: hasPassword ? null : code });

  return (
    <Form<Values> onSubmit={ask} validate={validate} initialValues={{ reason: known }}>
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('settings.delete')} look="live">
          <SelectField
            name="reason"
            label={t('delete-account.reason')}
            placeholder={t('delete-account.choose')}
            options={reasons.map(({ key, label }) => ({ value: key, label }))}
          />
          {hasPassword ? (
            <PasswordField
              name="password"
              label={t('field.password')}
              hint={t('delete-account.passwordHint')}
              autoComplete="current-password"
            />
          ) : (
            <MailedCode email={email} />
          )}
        </FormFrame>
      )}
    </Form>
  );
};
