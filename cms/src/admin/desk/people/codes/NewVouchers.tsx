import type { FormEvent } from 'react';

import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { Field } from '../../parts/Field';
import forms from '../../parts/forms.module.css';
import { readCount } from '../read-count';
import { useAct } from '../use-act';
import { useFields } from '../../parts/use-fields';

const RANGES = { days: [1, 3660], count: [1, 1000], until: [1, 3660] } as const;

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['batch', 'batch'],
  ['plan_id', 'plan_id'],
  ['days', 'days'],
  ['count', 'count'],
  ['valid_days', 'until'],
]);

interface Props {
  plans: ReadonlyMap<string, string>;
  onMade: (batch: string, codes: readonly string[]) => void;
}

/** Form for a batch of vouchers. */
export const NewVouchers = ({ plans, onMade }: Props) => {
  const { text, number } = useDeskLanguage();
  const act = useAct(FIELDS);
  const form = useFields({ batch: '', plan_id: '', days: '30', count: '', until: '' });
  const { values, bind, errorOf } = form;

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const errors = new Map<string, string>();
    const read = (field: keyof typeof RANGES): number | undefined => {
      const [min, max] = RANGES[field];
      const count = readCount(values[field], min, max);
      const isLeftOut = field === 'until' && values.until.trim() === '';
      if (count === undefined && !isLeftOut)
        errors.set(field, text('form.range', { min: number(min), max: number(max) }));
      return count;
    };
    const [days, count, until] = [read('days'), read('count'), read('until')];
    const planId = values.plan_id || ([...plans.keys()][0] ?? '');
    if (values.batch.trim() === '') errors.set('batch', text('form.required'));
    form.refuse(errors);
    if (errors.size > 0) return;
    const outcome = await act<{ codes: string[] }>('post', '/vouchers', {
      ...{ batch: values.batch.trim(), plan_id: planId, days, count },
      ...(until !== undefined && { valid_days: until }),
    });
    if (!outcome) return;
    if (outcome.refusal) {
      form.refuse(outcome.refusal.fields);
      return;
    }
    form.clear();
    onMade(values.batch.trim(), outcome.data.codes);
  };
  return (
    <form
      className={[parts['sheet'], forms['form']].join(' ')}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2>{text('voucher.new')}</h2>
      <Field label={text('voucher.batch')} hint={text('voucher.batchHint')} error={errorOf('batch')}>
        {(field) => <input {...field} {...bind('batch')} dir="auto" maxLength={100} autoComplete="off" />}
      </Field>
      <Field label={text('voucher.plan')} error={errorOf('plan_id')}>
        {(field) => (
          <select {...field} {...bind('plan_id')}>
            {[...plans].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text('voucher.daysEach')} error={errorOf('days')}>
        {(field) => <input {...field} {...bind('days')} inputMode="numeric" />}
      </Field>
      <Field label={text('voucher.count')} error={errorOf('count')}>
        {(field) => <input {...field} {...bind('count')} inputMode="numeric" />}
      </Field>
      <Field label={text('voucher.until')} hint={text('form.empty.noEnd')} error={errorOf('until')}>
        {(field) => <input {...field} {...bind('until')} inputMode="numeric" />}
      </Field>
      <button type="submit" className={[parts['button'], parts['primary']].join(' ')}>
        {text('voucher.create')}
      </button>
    </form>
  );
};
