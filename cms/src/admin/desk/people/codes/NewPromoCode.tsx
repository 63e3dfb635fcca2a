import { useState, type FormEvent } from 'react';

import { CURRENCY } from '@sahra/schemas/constants';

import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { Field } from '../../parts/Field';
import forms from '../../parts/forms.module.css';
import { readCount } from '../read-count';
import { useAct } from '../use-act';
import { useFields } from '../../parts/use-fields';

const MINOR_UNITS = 100;
const RANGES = {
  percent: [1, 90],
  amount: [1, 100_000],
  periods: [1, 120],
  days: [1, 3660],
  uses: [1, 1_000_000],
} as const;

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['code', 'code'],
  ['percent', 'less'],
  ['amount', 'less'],
  ['periods', 'periods'],
  ['valid_days', 'days'],
  ['uses_max', 'uses'],
]);

interface Props {
  plans: ReadonlyMap<string, string>;
  onMade: () => void;
}

/** Form for a promo code. */
export const NewPromoCode = ({ plans, onMade }: Props) => {
  const { text, number } = useDeskLanguage();
  const act = useAct(FIELDS);
  const form = useFields({ code: '', by: 'percent', less: '', periods: '1', days: '', uses: '' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { values, bind, errorOf } = form;
  const isPercent = values.by === 'percent';

  const readWith = (errors: Map<string, string>) => (field: 'less' | 'periods' | 'days' | 'uses') => {
    const [min, max] = RANGES[field === 'less' ? (isPercent ? 'percent' : 'amount') : field];
    const isOptional = field === 'days' || field === 'uses';
    if (isOptional && values[field].trim() === '') return undefined;
    const count = readCount(values[field], min, max);
    if (count === undefined) errors.set(field, text('form.range', { min: number(min), max: number(max) }));
    return count;
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const errors = new Map<string, string>();
    const read = readWith(errors);
    const [less, periods, days, uses] = [read('less'), read('periods'), read('days'), read('uses')];
    if (Array.from(values.code.trim()).length < 3) errors.set('code', text('promo.codeShort'));
    form.refuse(errors);
    if (errors.size > 0) return;
    const outcome = await act('post', '/promo_codes', {
      code: values.code,
      ...(isPercent ? { percent: less } : { amount: (less ?? 0) * MINOR_UNITS }),
      periods,
      ...(chosen.length > 0 && { plan_ids: chosen }),
      ...(days !== undefined && { valid_days: days }),
      ...(uses !== undefined && { uses_max: uses }),
    });
    if (!outcome) return;
    if (outcome.refusal) {
      form.refuse(outcome.refusal.fields);
      return;
    }
    form.clear();
    setChosen([]);
    onMade();
  };
  return (
    <form
      className={[parts['sheet'], forms['form']].join(' ')}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2>{text('promo.new')}</h2>
      <Field label={text('promo.code')} hint={text('promo.codeHint')} error={errorOf('code')}>
        {(field) => <input {...field} {...bind('code')} dir="auto" maxLength={40} autoComplete="off" />}
      </Field>
      <Field label={text('promo.by')}>
        {(field) => (
          <select {...field} {...bind('by')}>
            <option value="percent">{text('promo.by.percent')}</option>
            <option value="amount">{text('promo.by.amount', { currency: CURRENCY })}</option>
          </select>
        )}
      </Field>
      <Field label={text('promo.less')} error={errorOf('less')}>
        {(field) => <input {...field} {...bind('less')} inputMode="numeric" />}
      </Field>
      <Field label={text('promo.periods')} hint={text('promo.periodsHint')} error={errorOf('periods')}>
        {(field) => <input {...field} {...bind('periods')} inputMode="numeric" />}
      </Field>
      <Field label={text('promo.days')} hint={text('form.empty.noEnd')} error={errorOf('days')}>
        {(field) => <input {...field} {...bind('days')} inputMode="numeric" />}
      </Field>
      <Field label={text('promo.usesMax')} hint={text('form.empty.noLimit')} error={errorOf('uses')}>
        {(field) => <input {...field} {...bind('uses')} inputMode="numeric" />}
      </Field>
      <fieldset>
        <legend>{text('promo.plans')}</legend>
        {[...plans].map(([id, name]) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen((former) =>
                  target.checked ? [...former, id] : former.filter((each) => each !== id),
                )
              }
            />
            {name}
          </label>
        ))}
        <small>{text('promo.plansHint')}</small>
      </fieldset>
      <button type="submit" className={[parts['button'], parts['primary']].join(' ')}>
        {text('promo.create')}
      </button>
    </form>
  );
};
