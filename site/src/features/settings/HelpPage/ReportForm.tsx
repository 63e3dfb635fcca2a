import { COMMENT_LENGTH } from '@sahra/schemas/constants';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { AreaField } from '../../../shared/form/AreaField/AreaField';
import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { submitErrors } from '../../../shared/form/submit-errors';
import { TextField } from '../../../shared/form/TextField/TextField';
import { validateEmail } from '../../../shared/form/validate-email';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { failureCode } from '../failure-code';
import { useReportProblemMutation } from '../report-problem.mutation.generated';

interface Values {
  comment?: string;
  email?: string;
}

const validate = ({ comment = '', email = '' }: Values): Record<string, string | undefined> => {
  const length = Array.from(comment.trim()).length;
  const tooLong = length > COMMENT_LENGTH.max ? 'COMMENT_LENGTH' : undefined;
  return {
    comment: length === 0 ? 'COMMENT_REQUIRED' : tooLong,
    email: email.trim() ? validateEmail(email) : undefined,
  };
};

/** Form that reports a problem, and the address for the reply. */
export const ReportForm = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [report] = useReportProblemMutation();
  const initial: Values = { email };

  const submit = async ({ comment = '', email: to = '' }: Values) => {
    try {
      const input = { comment: comment.trim(), email: to.trim() || null };
      const { data } = await report({ variables: { input } });
      if (data?.reportProblem?.sent) {
        showToast('done', message('MESSAGE_SENT'));
        return undefined;
      }
      return submitErrors(data?.reportProblem?.errors ?? [{ code: 'SOMETHING_WENT_WRONG', field: null }], [
        'comment',
        'email',
      ]);
    } catch (error) {
      return submitErrors([{ code: failureCode(error), field: null }], []);
    }
  };

  return (
    <Form<Values>
      onSubmit={async (values, form) => {
        const errors = await submit(values);
        // Runs after final-form marks the submit as done. Otherwise the emptied fields would show as missing.
        if (!errors) setTimeout(() => form.restart(initial));
        return errors;
      }}
      validate={validate}
      initialValues={initial}
    >
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('settings-help.send')}>
          <AreaField
            name="comment"
            label={t('settings-help.comment')}
            hint={t('settings-help.commentHint')}
          />
          <TextField
            name="email"
            type="email"
            label={t('settings-help.answerTo')}
            optional
            autoComplete="email"
            inputMode="email"
          />
        </FormFrame>
      )}
    </Form>
  );
};
