import { RESET_CODE_DIGITS } from '@sahra/schemas/constants';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { CodeField } from '../../../shared/form/CodeField/CodeField';
import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { Button } from '../../../shared/ui/Button/Button';
import * as styles from './EmailChange.module.css';

interface Values {
  code?: string;
}

const validate = ({ code = '' }: Values): Record<string, string | undefined> => {
  if (!code) return { code: 'CODE_REQUIRED' };
  return { code: code.length < RESET_CODE_DIGITS ? 'CODE_INCOMPLETE' : undefined };
};

interface Props {
  triesLeft: number | null;
  onConfirm: (code: string) => Promise<Record<string, string> | undefined>;
  /** Goes back to the first step, for another address or a new code. */
  onBack: () => void;
}

/** Second step of a new address: the code that was mailed to it. */
export const EmailCodeForm = ({ triesLeft, onConfirm, onBack }: Props) => {
  const { t } = useTranslation();
  return (
    <Form<Values> onSubmit={({ code = '' }) => onConfirm(code)} validate={validate}>
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('account.emailConfirm')}>
          <div>
            <CodeField name="code" label={t('recovery.code')} hint={t('recovery.codeHint')} />
            <p className={styles.note} role="status">
              {triesLeft !== null && t('recovery.triesLeft', { count: triesLeft })}
            </p>
          </div>
          <div>
            <Button look="text" size="small" onClick={onBack}>
              {t('account.emailAgain')}
            </Button>
          </div>
        </FormFrame>
      )}
    </Form>
  );
};
