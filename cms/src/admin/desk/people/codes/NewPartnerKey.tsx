import { useState, type FormEvent } from 'react';

import { SCOPES } from '@sahra/schemas/scopes';

import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { Field } from '../../parts/Field';
import forms from '../../parts/forms.module.css';
import { useAct } from '../use-act';
import { useFields } from '../../parts/use-fields';

const ALL = Object.keys(SCOPES);
const FIELDS: ReadonlyMap<string, string> = new Map(
  ['name', 'scopes', 'origins'].map((field) => [field, field]),
);

/** Form for a key of a partner app. */
export const NewPartnerKey = ({ onMade }: { onMade: (name: string, key: string) => void }) => {
  const { text } = useDeskLanguage();
  const act = useAct(FIELDS);
  const form = useFields({ name: '', kind: 'pk', scopes: '', origins: '' });
  const [scopes, setScopes] = useState<readonly string[]>(ALL);
  const { values, bind, errorOf } = form;
  const isForBrowsers = values.kind === 'pk';

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const errors = new Map<string, string>();
    if (values.name.trim() === '') errors.set('name', text('form.required'));
    if (scopes.length === 0) errors.set('scopes', text('partner.scopesNone'));
    form.refuse(errors);
    if (errors.size > 0) return;
    const origins = values.origins.split(/[\s,]+/).filter((origin) => origin !== '');
    const outcome = await act<{ key: string }>('post', '/partner_keys', {
      ...{ name: values.name.trim(), kind: values.kind, scopes },
      ...(isForBrowsers && { origins }),
    });
    if (!outcome) return;
    if (outcome.refusal) {
      form.refuse(outcome.refusal.fields);
      return;
    }
    form.clear();
    setScopes(ALL);
    onMade(values.name.trim(), outcome.data.key);
  };
  return (
    <form
      className={[parts['sheet'], forms['form']].join(' ')}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2>{text('partner.new')}</h2>
      <Field label={text('partner.name')} hint={text('partner.nameHint')} error={errorOf('name')}>
        {(field) => <input {...field} {...bind('name')} dir="auto" maxLength={100} autoComplete="off" />}
      </Field>
      <Field label={text('partner.kind')}>
        {(field) => (
          <select {...field} {...bind('kind')}>
            <option value="pk">{text('partner.kind.pk')}</option>
            <option value="sk">{text('partner.kind.sk')}</option>
          </select>
        )}
      </Field>
      {isForBrowsers && (
        <Field label={text('partner.origins')} hint={text('partner.originsHint')} error={errorOf('origins')}>
          {(field) => <textarea {...field} {...bind('origins')} dir="ltr" rows={2} />}
        </Field>
      )}
      <fieldset>
        <legend>{text('partner.opens')}</legend>
        {ALL.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes((former) =>
                  target.checked ? [...former, scope] : former.filter((each) => each !== scope),
                )
              }
            />
            <bdi>{scope}</bdi>
          </label>
        ))}
        {errorOf('scopes') !== undefined && <small role="alert">{errorOf('scopes')}</small>}
      </fieldset>
      <button type="submit" className={[parts['button'], parts['primary']].join(' ')}>
        {text('partner.create')}
      </button>
    </form>
  );
};
