import { checkContactMessage } from '@sahra/schemas/check-contact-message';
import { MESSAGE_LENGTH } from '@sahra/schemas/constants';
import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { AreaField } from '../../../shared/form/AreaField/AreaField';
import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { Prefill } from '../../../shared/form/Prefill/Prefill';
import { TextField } from '../../../shared/form/TextField/TextField';
import { FormDraft } from '../../../shared/message/FormDraft/FormDraft';
import { messageDraft } from '../../../shared/message/message-draft';
import { useSendMessage } from '../../../shared/message/use-send-message';
import { SendContactMessageOperation } from './send-contact-message.mutation.generated';
import { useContactViewer } from './use-contact-viewer';

interface Values {
  name?: string;
  email?: string;
  content?: string;
}

const check = ({ name = '', email = '', content = '' }: Values) =>
  checkContactMessage({ name, email, content });

/** Name of the viewer, unless the form would refuse it: accounts take more characters than messages do. */
const acceptedName = (name: string): string => (check({ name }).failures.name ? '' : name);

/** Message to the people of the product. */
export const ContactForm = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation();
  const viewer = useContactViewer();
  const draft = useMemo(() => messageDraft('contact'), []);
  const send = useSendMessage({ operation: SendContactMessageOperation, check, draft, onSent });
  return (
    <Form<Values> onSubmit={send} validate={(values) => check(values).failures}>
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('contact-us.send')}>
          <TextField name="name" label={t('field.name')} autoComplete="name" />
          <TextField
            name="email"
            type="email"
            label={t('field.email')}
            hint={t('contact-us.emailHint')}
            autoComplete="email"
            inputMode="email"
          />
          <AreaField
            name="content"
            label={t('contact-us.content')}
            hint={t('contact-us.contentHint', MESSAGE_LENGTH)}
            max={MESSAGE_LENGTH.max}
          />
          <FormDraft draft={draft} />
          <Prefill name="name" value={acceptedName(viewer?.name ?? '')} />
          <Prefill name="email" value={viewer?.email ?? ''} />
        </FormFrame>
      )}
    </Form>
  );
};
