import { codeKeyOf } from '@sahra/schemas/code-key-of';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { FormFrame } from '../../form/FormFrame/FormFrame';
import { submitErrors } from '../../form/submit-errors';
import { TextField } from '../../form/TextField/TextField';
import { showToast } from '../../messages/toasts';
import { useMessage } from '../../messages/use-message';
import { useSpendVoucherMutation } from './spend-voucher.mutation.generated';

interface Values {
  code?: string;
}

interface Props {
  look?: 'primary' | 'ghost';
  /** Called when the voucher is redeemed and its plan is active. */
  onActivated: () => void;
}

/** Form that redeems a voucher: its plan starts at once, without a payment. */
export const VoucherForm = ({ look = 'ghost', onActivated }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [activate] = useSpendVoucherMutation();

  const submit = async ({ code = '' }: Values): Promise<Record<string, string> | undefined> => {
    if (codeKeyOf(code) === '') return { code: 'CODE_REQUIRED' };
    try {
      const { data } = await activate({ variables: { input: { code: code.trim() } } });
      const answer = data?.activateVoucher;
      if (!answer?.grant)
        return { [FORM_ERROR]: 'CODE_ACTIVATION_FAILED', ...submitErrors(answer?.errors ?? [], ['code']) };
    } catch {
      return submitErrors([{ code: 'UPSTREAM_UNAVAILABLE', field: null }], []);
    }
    showToast('done', message('CODE_ACTIVATED'));
    onActivated();
    return undefined;
  };

  return (
    <Form<Values> onSubmit={submit}>
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('voucher.activate')} look={look}>
          <TextField
            name="code"
            label={t('voucher.code')}
            hint={t('voucher.hint')}
            latin
            autoComplete="off"
          />
        </FormFrame>
      )}
    </Form>
  );
};
