import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { PasswordField } from '../../../shared/form/PasswordField/PasswordField';
import { submitErrors } from '../../../shared/form/submit-errors';
import { validatePassword } from '../../../shared/form/validate-password';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { useChangePasswordMutation } from '../change-password.mutation.generated';
import { failureCode } from '../failure-code';

interface Values {
  currentPassword?: string;
  password?: string;
  passwordConfirmation?: string;
}

const FIELDS = ['currentPassword', 'password', 'passwordConfirmation'];
const EMPTY: Values = {};

const confirmationFailure = ({ password, passwordConfirmation }: Values): string | undefined => {
  if (!passwordConfirmation) return 'PASSWORD_REQUIRED';
  return passwordConfirmation === password ? undefined : 'PASSWORD_MISMATCH';
};

interface Props {
  /** Address of the viewer; the password must differ from it. */
  email: string;
}

/** Form with the current password and the new one twice. It is emptied after success. */
export const PasswordForm = ({ email }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [change] = useChangePasswordMutation();

  const validate = (values: Values): Record<string, string | undefined> => ({
    currentPassword: values.currentPassword ? undefined : 'PASSWORD_REQUIRED',
    password: validatePassword(values.password, email),
    passwordConfirmation: confirmationFailure(values),
  });

  const submit = async (values: Values): Promise<Record<string, string> | undefined> => {
    const { currentPassword = '', password = '', passwordConfirmation = '' } = values;
    try {
      const { data } = await change({
        variables: { input: { currentPassword, password, passwordConfirmation } },
      });
      if (data?.changePassword?.changed) {
        showToast('done', message('PASSWORD_CHANGED'));
        return undefined;
      }
      return submitErrors(
        data?.changePassword?.errors ?? [{ code: 'SOMETHING_WENT_WRONG', field: null }],
        FIELDS,
      );
    } catch (error) {
      return submitErrors([{ code: failureCode(error), field: null }], []);
    }
  };

  return (
    <Form<Values>
      onSubmit={async (values, form) => {
        const errors = await submit(values);
        // Runs after final-form marks the submit as done. Otherwise the emptied fields would show as missing.
        if (!errors) setTimeout(() => form.restart(EMPTY));
        return errors;
      }}
      validate={validate}
    >
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('change-password.submit')}>
          <PasswordField
            name="currentPassword"
            label={t('change-password.current')}
            autoComplete="current-password"
          />
          <PasswordField
            name="password"
            label={t('change-password.new')}
            hint={t('register.passwordHint')}
            strength
            autoComplete="new-password"
          />
          <PasswordField
            name="passwordConfirmation"
            label={t('change-password.again')}
            autoComplete="new-password"
          />
        </FormFrame>
      )}
    </Form>
  );
};
