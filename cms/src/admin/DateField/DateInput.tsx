import { Field, useComposedRefs } from '@strapi/design-system';
import { useRef, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';

import { GULF_TIME_ZONE } from '@sahra/schemas/constants';
import { deviceTimeZone } from '@sahra/schemas/time-zone';

import { deskNow } from '../desk-clock';
import { dateSentence, instantSentence, zoneName } from './date-sentence';
import { instantText } from './date-text';
import { PickDateButton } from './PickDateButton';
import { useDateText, type DateBinding, type DateKind } from './use-date-text';

export interface DateInputProps {
  name: string;
  type: DateKind;
  /** Time zone of what is typed; by default the editor's own. */
  zone?: string;
  binding: DateBinding;
  label: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string | undefined;
  'aria-label'?: string | undefined;
  /** Form value for unreadable text; by default a value that the server rejects. */
  unreadableValue?: ((text: string) => unknown) | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

const ownZone = (): string => deviceTimeZone() ?? GULF_TIME_ZONE;

/** Isolates Arabic in a left-to-right page (Unicode bidi), so that its numbers stay in place. */
const isolated = (sentence: string, language: string): string =>
  language === 'ar' ? `\u2067${sentence}\u2069` : sentence;

/**
 * Isolates left-to-right text: between Arabic words `2026-11-25` would show as `25-11-2026`, `+02:00` as
 * `02:00+`.
 */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * Text input for a day, or for a day and time in a named zone, typed as `2026-11-25 20:00` in every
 * language. The sentence below it shows the value that is saved.
 */
export const DateInput = (props: DateInputProps) => {
  const { name, type, binding, label, hint, required = false, disabled = false, placeholder } = props;
  const { formatMessage, locale } = useIntl();
  const { zone = ownZone() } = props;
  const { text, reading, isDone, error, change, finish } = useDateText(
    binding,
    type,
    zone,
    props.unreadableValue,
  );
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, props.inputRef ?? null);

  const say = (message: string, values: Record<string, string> = {}): string =>
    isolated(formatMessage({ id: `sahra.date.${message}` }, values), locale);
  const now = deskNow();
  const today = instantText(new Date(now).toISOString(), zone).slice(0, 10);
  const example = leftToRight(type === 'date' ? today : `${today} 20:00`);
  const zoneNow = zoneName(now, zone, locale);

  const mistake = (): string | undefined => {
    if (reading.mistake === undefined || !(isDone || error !== undefined)) return undefined;
    const [first = '', second = ''] = (reading.offsets ?? []).map(leftToRight);
    return say(reading.mistake, { example, first, second, zone: zoneNow });
  };
  const sentence = (): string => {
    const value = reading.mistake === undefined ? reading.value : null;
    if (value !== null)
      return type === 'date' ? dateSentence(value, locale) : instantSentence(value, zone, locale);
    const words = formatMessage({ id: 'sahra.date.example' }, { example });
    return type === 'date' ? words : `${words} (${zoneNow})`;
  };

  const [day = '', ...rest] = text.split(' ');
  const pick = (picked: string): void => {
    change(type === 'date' ? picked : `${picked} ${rest.join(' ')}`);
    input.current?.focus();
  };

  return (
    <Field.Root
      name={name}
      required={required}
      error={mistake() ?? error}
      hint={
        <>
          {hint ? (
            <>
              {hint}
              <br />
            </>
          ) : null}
          <bdi>{sentence()}</bdi>
        </>
      }
    >
      <Field.Label action={props.labelAction}>{label}</Field.Label>
      <Field.Input
        ref={inputRef}
        type="text"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        aria-label={props['aria-label']}
        placeholder={placeholder}
        disabled={disabled}
        required={required}
        value={text}
        onChange={({ target }) => change(target.value)}
        onBlur={finish}
        endAction={
          <PickDateButton
            label={say('pick')}
            date={/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : ''}
            disabled={disabled}
            onPick={pick}
          />
        }
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
};
