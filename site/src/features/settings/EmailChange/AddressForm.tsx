import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { PasswordField } from '../../../shared/form/PasswordField/PasswordField';
import { TextField } from '../../../shared/form/TextField/TextField';
import { validateEmail } from '../../../shared/form/validate-email';
import type { Wish } from './use-email-change';

interface Props {
  /** Address so far. */
  current: string;
  /** What was typed before. */
  wish: Wish;
  onAsk: (wish: Wish) => Promise<Record<string, string> | undefined>;
}

const sameAddress = (one: string, other: string): boolean => emailKeyOf(one) === emailKeyOf(other);

/** First step of a new address: the address, and the password as proof. */
export const AddressForm = ({ current, wish, onAsk }: Props) => {
  const { t } = useTranslation();
  const validate = ({ email, password }: Partial<Wish>): Record<string, string | undefined> => ({
    email: validateEmail(email) ?? (sameAddress(email ?? '', current) ? 'EMAIL_UNCHANGED' : undefined),
    password: password ? undefined : 'PASSWORD_REQUIRED',
  });
  return (
    <Form<Partial<Wish>>
      onSubmit={({ email = '', password = '' }) => onAsk({ email, password })}
      validate={validate}
      initialValues={wish}
    >
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('recovery.sendCode')}>
          <TextField name="email" type="email" label={t('account.emailNew')} autoComplete="email" />
          <PasswordField
            name="password"
            label={t('change-password.current')}
            autoComplete="current-password"
          />
        </FormFrame>
      )}
    </Form>
  );
};
