import { DIRECTION, type Locale } from '@sahra/schemas/constants';

import type { FormField } from '../../../desk/form/record-form';
import { textOf } from '../fields/control-props';
import { LengthMeter } from '../fields/LengthMeter';
import picture from '../fields/picture.module.css';
import { TextControl } from '../fields/TextControl';
import { GlossaryHints } from '../glossary/GlossaryHints';
import { LANGUAGE_MARK } from '../language/language-mark';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { ConflictChoice } from './ConflictChoice';
import { useOpenRecord } from './record-context';
import { altFields } from './record-fields';
import { shownValue } from './record-state';
import { useRecordField } from './use-record-field';

interface Props {
  alt: FormField;
  locale: Locale;
  hasPicture: boolean;
  hasHint: boolean;
}

const AltText = ({ alt, locale, hasPicture, hasHint }: Props) => {
  const { text } = useDeskLanguage();
  const { state } = useOpenRecord();
  const { name, limit } = alt;
  const { value, other, change, problems, conflict } = useRecordField(locale, name);
  const id = `field-${locale}-${name}`;
  const disabled = !state.detail.words?.[locale].may.write;
  return (
    <div className={picture['alt']} data-field={name} data-part={locale} data-language={locale}>
      <label htmlFor={id}>
        <span aria-hidden="true">{LANGUAGE_MARK[locale]}</span>
        <span className={parts['hidden']}>{`${alt.label}, ${text(locale)}`}</span>
      </label>
      <TextControl
        {...{ id, field: alt, value, onChange: change, locale, disabled, problems }}
        describedBy={undefined}
        isSmall
        placeholder={hasHint ? text('pic.alt') : ''}
      />
      <div className={picture['altNotes']}>
        {limit && <LengthMeter value={textOf(value)} limit={limit} locale={locale} />}
        {hasPicture && !value && <span className={picture['lacking']}>{text(`pic.noAlt.${locale}`)}</span>}
        {problems.length > 0 && <span className={picture['lacking']}>{problems[0]?.sentence}</span>}
        <GlossaryHints
          {...{ locale, disabled, onChange: change }}
          text={textOf(value)}
          other={textOf(other)}
        />
        {conflict && <ConflictChoice conflict={conflict} />}
      </div>
    </div>
  );
};

/** What a picture shows, in both languages, beside it. */
export const AltTexts = ({ field }: { field: FormField }) => {
  const { locales } = useDeskLanguage();
  const { state } = useOpenRecord();
  const hasPicture = Boolean(shownValue(state, 'facts', field.name));
  return altFields(state.detail.form, field).flatMap((alt) =>
    locales.map((locale) => (
      <AltText
        key={`${alt.name} ${locale}`}
        {...{ alt, locale, hasPicture }}
        hasHint={DIRECTION[locale] === DIRECTION[locales[0]]}
      />
    )),
  );
};
