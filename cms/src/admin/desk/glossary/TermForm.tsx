import { DIRECTION, type Locale } from '@sahra/schemas/constants';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { TERM_MAX, type GlossaryTerm } from '../../../desk/glossary/glossary';
import { useDeskLanguage } from '../language/use-desk-language';
import { Field } from '../parts/Field';
import forms from '../parts/forms.module.css';
import parts from '../parts/parts.module.css';
import { refusalOf } from '../parts/refusal-of';
import { useFields } from '../parts/use-fields';

const ROWS = 3;

interface Props {
  /** The term that is changed; null for a new one. */
  term: GlossaryTerm | null;
  onDone: () => void;
  /** The glossary is read again: somebody else may have changed it. */
  onRefused: () => void;
}

const lines = (text: string): string[] => text.split('\n');

/** Form for a term, new or changed. */
export const TermForm = ({ term, onDone, onRefused }: Props) => {
  const { text, locales } = useDeskLanguage();
  const { post, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isSending, setIsSending] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const isChange = term !== null;
  useEffect(() => {
    if (isChange) first.current?.focus();
  }, [isChange]);
  const form = useFields({
    ...{ en: term?.texts.en ?? '', ar: term?.texts.ar ?? '' },
    ...{ avoid_en: term?.avoid.en.join('\n') ?? '', avoid_ar: term?.avoid.ar.join('\n') ?? '' },
  });
  const { values, bind, errorOf } = form;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const body = {
      texts: { en: values.en, ar: values.ar },
      avoid: { en: lines(values.avoid_en), ar: lines(values.avoid_ar) },
    };
    try {
      if (term) await put(`/desk/glossary/${term.id}`, { ...body, version: term.version });
      else await post('/desk/glossary', body);
      form.clear();
      onDone();
    } catch (error) {
      const { message, fields } = refusalOf(error);
      form.refuse(fields);
      if (fields.size === 0) {
        toggleNotification({ type: 'danger', message: message || text('people.notSaved') });
        onRefused();
      }
    } finally {
      setIsSending(false);
    }
  };
  const written = (locale: Locale) => ({ lang: locale, dir: DIRECTION[locale], autoComplete: 'off' });
  return (
    <form
      className={[parts['sheet'], forms['form']].join(' ')}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2>{text(term ? 'gloss.changing' : 'gloss.new')}</h2>
      {locales.map((locale) => (
        <Field key={locale} label={text(locale)} error={errorOf(locale)}>
          {(control) => (
            <input
              {...control}
              {...bind(locale)}
              {...written(locale)}
              maxLength={TERM_MAX}
              {...(locale === locales[0] && { ref: first })}
            />
          )}
        </Field>
      ))}
      {locales.map((locale) => (
        <Field
          key={locale}
          label={text(`gloss.avoid.${locale}`)}
          hint={text('gloss.avoidHint')}
          error={errorOf(`avoid_${locale}`)}
        >
          {(control) => (
            <textarea {...control} {...bind(`avoid_${locale}`)} {...written(locale)} rows={ROWS} />
          )}
        </Field>
      ))}
      <button
        type="submit"
        className={[parts['button'], parts['primary']].join(' ')}
        aria-disabled={isSending}
      >
        {text(term ? 'gloss.save' : 'gloss.add')}
      </button>
      {term && (
        <button type="button" className={parts['button']} onClick={onDone}>
          {text('gloss.cancel')}
        </button>
      )}
    </form>
  );
};
