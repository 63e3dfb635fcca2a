import { cleanEmail } from '@sahra/schemas/clean-email';
import { nameFailure } from '@sahra/schemas/name-failure';
import { stripControls } from '@sahra/schemas/strip-controls';
import { useMachine } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { fromPromise, waitFor } from 'xstate';

import { startSession } from '../../../shared/auth/start-session';
import { joining } from '../../../shared/auth/joining';
import { CheckField } from '../../../shared/form/CheckField/CheckField';
import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { PasswordField } from '../../../shared/form/PasswordField/PasswordField';
import { TextField } from '../../../shared/form/TextField/TextField';
import { submitErrors } from '../../../shared/form/submit-errors';
import { validateEmail } from '../../../shared/form/validate-email';
import { validatePassword } from '../../../shared/form/validate-password';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { isRefusingCookies } from '../../../shared/store/cookies';
import { LegalLinks } from '../LegalLinks/LegalLinks';
import { resendVerification } from '../verification/resend-verification';
import { ReferralCodePrefill } from './ReferralCodePrefill';
import { TakenEmail } from './TakenEmail';
import { useRegisterMutation } from './register.mutation.generated';
import { registrationMachine } from './registration.machine';
import type { RegistrationResult, RegistrationValues } from './registration.machine';

/** Returns the validation error codes of a registration, by field. */
const validateRegistration = (
  values: RegistrationValues,
): Partial<Record<keyof RegistrationValues, string | undefined>> => ({
  name: nameFailure(stripControls(values.name)),
  email: validateEmail(values.email),
  password: validatePassword(values.password, values.email),
  termsAccepted: values.termsAccepted ? undefined : 'TERMS_REQUIRED',
});

const FIELDS = ['name', 'email', 'password', 'referralCode', 'termsAccepted'];
const EMPTY: RegistrationValues = {
  name: '',
  email: '',
  password: '',
  referralCode: '',
  termsAccepted: false,
};

/**
 * First step of registration. The state machine controls the order of the calls, the form only holds the values.
 * The guard of the page then leads a viewer who came from another page (`callbackUrl`) back there, and everyone else
 * on to the plans (docs/decisions/0127).
 */
export const RegisterForm = () => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const message = useMessage();
  const [register] = useRegisterMutation();

  const sending = useRef(register);
  sending.current = register;
  const machine = useMemo(
    () =>
      registrationMachine.provide({
        actors: {
          register: fromPromise<RegistrationResult, RegistrationValues>(async ({ input }) => {
            const { data } = await sending.current({
              variables: {
                input: {
                  ...input,
                  name: stripControls(input.name),
                  email: cleanEmail(input.email),
                  referralCode: input.referralCode.trim() || null,
                },
              },
            });
            const answer = data?.register;
            if (answer?.session) return { session: answer.session };
            return { failures: answer?.errors ?? [{ code: 'SOMETHING_WENT_WRONG', field: null }] };
          }),
        },
      }),
    [],
  );
  const [, send, actor] = useMachine(machine);

  const mailAgain = async (token: string): Promise<void> => {
    const failure = await resendVerification(locale, token);
    if (failure) showToast('failed', message(failure));
    else showToast('done', t('verify.sentToast'));
  };

  const submit = async (values: RegistrationValues): Promise<Record<string, string> | undefined> => {
    // The account would be created, and its session lost with this page.
    if (isRefusingCookies()) return { [FORM_ERROR]: 'COOKIES_NEEDED' };
    send({ type: 'SUBMIT', values });
    const { context } = await waitFor(
      actor,
      (snapshot) => snapshot.matches('done') || snapshot.matches('failed'),
    );
    if (!context.session) return submitErrors(context.failures, FIELDS);
    const { search } = window.location;
    if (!new URLSearchParams(search).has('callbackUrl')) joining.begin(context.session.viewer.id);
    startSession(context.session);
    const { token } = context.session;
    showToast('done', t('register.mailed'), {
      label: t('register.mailAgain'),
      run: () => void mailAgain(token),
    });
    return undefined;
  };

  return (
    <Form<RegistrationValues> onSubmit={submit} validate={validateRegistration} initialValues={EMPTY}>
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('auth.createAccount')}>
          <TextField name="name" label={t('field.name')} autoComplete="name" />
          <TextField
            name="email"
            type="email"
            label={t('field.email')}
            autoComplete="email"
            inputMode="email"
          />
          <TakenEmail />
          <PasswordField
            name="password"
            label={t('field.password')}
            hint={t('register.passwordHint')}
            strength
            autoComplete="new-password"
          />
          <TextField name="referralCode" label={t('register.referral')} optional autoComplete="off" latin />
          <ReferralCodePrefill field="referralCode" />
          <div>
            <CheckField name="termsAccepted">{t('register.terms')}</CheckField>
            <LegalLinks />
          </div>
        </FormFrame>
      )}
    </Form>
  );
};
