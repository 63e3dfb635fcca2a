import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';

import { INVITED_IN } from '../frame/first-language';
import { useDeskLanguage } from '../language/use-desk-language';
import { Field } from '../parts/Field';
import forms from '../parts/forms.module.css';
import parts from '../parts/parts.module.css';
import { refusalOf } from '../parts/refusal-of';
import { useFields } from '../parts/use-fields';
import type { Member, TeamRole } from './use-team';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const ARABIC_EDITOR = 'sahra-editor-ar';
/** Sentence of Strapi for an address that another member has. */
const TAKEN = 'Email already taken';

interface Props {
  roles: readonly TeamRole[];
  members: readonly Member[];
  /** Receives the address of the page on which the new member chooses a password. */
  onInvited: (email: string, link: string) => void;
}

/** Form that invites a member. No mail is sent: the link is shown once. */
export const InviteForm = ({ roles, members, onInvited }: Props) => {
  const { text, roleName } = useDeskLanguage();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isSending, setIsSending] = useState(false);
  const form = useFields({ firstname: '', email: '', role: '' });
  const { values, bind, errorOf } = form;

  const problems = (email: string): ReadonlyMap<string, string> => {
    const errors = new Map<string, string>();
    if (values.firstname.trim() === '') errors.set('firstname', text('form.required'));
    if (!ADDRESS.test(email)) errors.set('email', text('team.emailWrong'));
    else if (members.some((member) => emailKeyOf(member.email) === email))
      errors.set('email', text('team.taken'));
    if (values.role === '') errors.set('role', text('team.roleMissing'));
    return errors;
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const email = emailKeyOf(values.email);
    const errors = problems(email);
    form.refuse(errors);
    if (errors.size > 0) return;
    setIsSending(true);
    const role = roles.find(({ id }) => String(id) === values.role);
    const isArabic = role?.code === ARABIC_EDITOR;
    try {
      const { data } = await post<{ data: { registrationToken: string } }>('/admin/users', {
        ...{ firstname: values.firstname.trim(), lastname: '', email, roles: [role?.id] },
        // Others keep the language in which they accept.
        ...(isArabic && { preferedLanguage: 'ar' }),
      });
      const link = new URL('/admin/auth/register', location.origin);
      link.searchParams.set('registrationToken', data.data.registrationToken);
      if (isArabic) link.searchParams.set(INVITED_IN, 'ar');
      form.clear();
      onInvited(email, link.href);
    } catch (error) {
      if (refusalOf(error).message === TAKEN) form.refuse(new Map([['email', text('team.taken')]]));
      else toggleNotification({ type: 'danger', message: text('people.notSaved') });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form
      className={[parts['sheet'], forms['form']].join(' ')}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2>{text('team.invite')}</h2>
      <Field label={text('team.name')} error={errorOf('firstname')}>
        {(field) => <input {...field} {...bind('firstname')} dir="auto" maxLength={60} autoComplete="off" />}
      </Field>
      <Field label={text('team.email')} error={errorOf('email')}>
        {(field) => <input {...field} {...bind('email')} type="email" dir="ltr" autoComplete="off" />}
      </Field>
      <Field label={text('team.role')} error={errorOf('role')}>
        {(field) => (
          <select {...field} {...bind('role')}>
            <option value="">{text('team.choose')}</option>
            {roles.map((role) => (
              <option key={role.id} value={role.id}>
                {roleName(role)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p className={parts['quiet']}>{text('team.noMail')}</p>
      <button
        type="submit"
        className={[parts['button'], parts['primary']].join(' ')}
        aria-disabled={isSending}
      >
        {text('team.create')}
      </button>
    </form>
  );
};
