import type { ReactNode } from 'react';

import { GlossaryHints } from '../glossary/GlossaryHints';
import { useDeskLanguage } from '../language/use-desk-language';
import { AddressControl } from './AddressControl';
import { ChoiceControl } from './ChoiceControl';
import { textOf, type ControlProps } from './control-props';
import { DateControl } from './DateControl';
import styles from './fields.module.css';
import { DirectionMarks } from './DirectionMarks';
import { LengthMeter } from './LengthMeter';
import { NumberControl } from './NumberControl';
import { PartsControl } from './PartsControl';
import { PictureControl } from './PictureControl';
import { RecordControl } from './RecordControl';
import { SwitchControl } from './SwitchControl';
import { TextControl } from './TextControl';

interface Props extends Omit<ControlProps, 'describedBy'> {
  isTitle?: boolean;
  /** What stands below the control, or beside a picture: a conflict, alt texts. */
  children?: ReactNode;
}

/** Controls that a label cannot name by itself, because they are several. */
const GROUPS = new Set(['switch', 'picture', 'parts', 'record', 'records']);
/** Controls of one short word, beside their label. */
const INLINE = new Set(['choice', 'switch', 'number']);

/** Controls whose text the glossary reads. */
const GLOSSED = new Set(['text', 'paragraph', 'rich']);

const control = (props: ControlProps, isTitle: boolean, children: ReactNode): ReactNode => {
  const { kind, address } = props.field;
  if (address !== undefined) return <AddressControl {...props} kind={address} />;
  switch (kind) {
    case 'text':
    case 'paragraph':
    case 'rich':
      return <TextControl {...props} isTitle={isTitle} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'switch':
      return <SwitchControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'date':
    case 'instant':
      return <DateControl {...props} />;
    case 'picture':
      return <PictureControl {...props}>{children}</PictureControl>;
    case 'record':
    case 'records':
      return <RecordControl {...props} />;
    case 'parts':
      return <PartsControl {...props} renderField={(inner) => <FieldBox {...inner} />} />;
  }
};

/** Field of a record: its label, how long it may be, its control, and what is said about it. */
export const FieldBox = ({ isTitle = false, children, ...props }: Props) => {
  const { text } = useDeskLanguage();
  const { id, field, value, other, onChange, locale, problems } = props;
  const { kind, label, limit, help, required } = field;
  const own = problems.filter(({ path }) => path.length === 0 || kind !== 'parts');
  const isDate = kind === 'date' || kind === 'instant';
  const said = [
    ...(help === null ? [] : [`${id}-help`]),
    ...(own.length > 0 && !isDate ? [`${id}-problem`] : []),
  ].join(' ');
  const name = (
    <>
      {label}
      {required && kind !== 'switch' && !field.fixed && <small> {text('field.required')}</small>}
    </>
  );
  const disabled = props.disabled;
  return (
    <div
      className={[styles['field'], INLINE.has(kind) && locale === null ? styles['inline'] : ''].join(' ')}
      data-kind={kind}
    >
      {!isDate && (
        <span className={styles['label']}>
          {GROUPS.has(kind) ? (
            <span id={`${id}-label`}>{name}</span>
          ) : (
            <label id={`${id}-label`} htmlFor={id}>
              {name}
            </label>
          )}
          {limit && locale !== null && <LengthMeter value={textOf(value)} limit={limit} locale={locale} />}
        </span>
      )}
      {control({ ...props, disabled, describedBy: said === '' ? undefined : said }, isTitle, children)}
      {help !== null && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
      {own.length > 0 && !isDate && (
        <p id={`${id}-problem`} className={styles['problem']}>
          {own.map(({ sentence }) => sentence).join(' ')}
        </p>
      )}
      {kind !== 'picture' && children}
      {locale !== null && GLOSSED.has(kind) && (
        <DirectionMarks locale={locale} text={textOf(value)} disabled={disabled} onChange={onChange} />
      )}
      {locale !== null && GLOSSED.has(kind) && (
        <GlossaryHints
          locale={locale}
          text={textOf(value)}
          other={textOf(other)}
          disabled={disabled}
          onChange={onChange}
        />
      )}
    </div>
  );
};
