import { useId } from 'react';
import { useField } from 'react-final-form';

import { Words } from '../../../shared/direction/Words';
import { FieldNote } from '../../../shared/form/FieldNote/FieldNote';
import { noteId } from '../../../shared/form/note-id';
import { useFieldError } from '../../../shared/form/use-field-error';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import type { DeleteReasonOptionFragment } from '../delete-reasons.fragment.generated';
import * as radio from '../../../shared/form/Radio.module.css';
import * as styles from './ReasonField.module.css';

type Reason = DeleteReasonOptionFragment;

const ReasonOption = ({ reason: { key, label, language } }: { reason: Reason }) => {
  const { locale } = usePageLocale();
  const { input } = useField<string>('reason', { type: 'radio', value: key });
  return (
    <label className={styles.reason}>
      <input {...input} type="radio" className={radio.radio} />
      <span {...languageProps(language, locale)}>
        <Words language={language}>{label}</Words>
      </span>
    </label>
  );
};

/** Radio group of the editors' reasons. When none is chosen, the group takes the focus and shows the error. */
export const ReasonField = ({ legend, reasons }: { legend: string; reasons: readonly Reason[] }) => {
  const id = useId();
  const { meta } = useField<string>('reason');
  const error = useFieldError(meta);
  return (
    <div
      className={styles.group}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? noteId(id) : undefined}
    >
      <p id={`${id}-legend`} className={styles.legend}>
        {legend}
      </p>
      <div className={styles.reasons}>
        {reasons.map((reason) => (
          <ReasonOption key={reason.key} reason={reason} />
        ))}
      </div>
      <FieldNote field={id} error={error} />
    </div>
  );
};
