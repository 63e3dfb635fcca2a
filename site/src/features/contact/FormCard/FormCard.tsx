import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormDone } from '../../../shared/form/FormDone/FormDone';
import { useMessage } from '../../../shared/messages/use-message';
import * as styles from './FormCard.module.css';

interface Props {
  /** Heading and hint over the form. */
  head?: ReactNode;
  /** What happens next, said when the form is sent. */
  doneText: string;
  /** Label of the button that brings the form back. */
  again: string;
  form: (onSent: () => void) => ReactNode;
}

/** Card with a form, which a sentence replaces once the form is sent. */
export const FormCard = ({ head, doneText, again, form }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [sent, setSent] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  // The focused button was removed with the form.
  useEffect(() => done.current?.focus(), [sent]);
  return (
    <section className={styles.card} aria-label={t('contact-us.form')}>
      {sent ? (
        <FormDone
          ref={done}
          title={message('MESSAGE_SENT')}
          text={doneText}
          again={again}
          onAgain={() => setSent(false)}
        />
      ) : (
        <>
          {head}
          {form(() => setSent(true))}
        </>
      )}
    </section>
  );
};
