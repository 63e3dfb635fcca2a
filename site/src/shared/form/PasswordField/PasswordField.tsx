import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../ui/Icon/Icon';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldText } from '../FieldFrame/FieldFrame';
import { noteId } from '../note-id';
import { useFormField } from '../use-form-field';
import * as well from '../Well.module.css';
import * as styles from './PasswordField.module.css';
import { PasswordStrengthHint } from './PasswordStrengthHint';

interface Props extends FieldText {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Says how hard the typed password is to guess. */
  strength?: boolean;
}

/** Password field with a button that shows the password. Pasting is allowed. */
export const PasswordField = ({ name, label, hint, autoComplete, strength = false }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const { input, element, error } = useFormField(name);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.holder}>
        <input
          {...input}
          ref={element}
          id={id}
          type={shown ? 'text' : 'password'}
          className={well.well}
          dir="ltr"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? noteId(id) : undefined}
          aria-required
        />
        <button
          type="button"
          className={styles.show}
          aria-label={t('field.showPassword')}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
      {strength && <PasswordStrengthHint password={input.value} />}
    </FieldFrame>
  );
};
