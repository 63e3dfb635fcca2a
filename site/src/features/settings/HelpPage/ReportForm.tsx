import { useTranslation } from 'react-i18next';

import { RemarkForm } from '../../../shared/message/RemarkForm/RemarkForm';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { ReportProblemOperation } from '../report-problem.mutation.generated';

/** Form that reports a problem, and the address for the reply. */
export const ReportForm = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <RemarkForm
      name="report"
      operation={ReportProblemOperation}
      label={t('settings-help.comment')}
      hint={t('settings-help.commentHint')}
      emailLabel={t('settings-help.answerTo')}
      submitLabel={t('settings-help.send')}
      email={email}
      onSent={() => showToast('done', message('MESSAGE_SENT'))}
    />
  );
};
