import { useNotification } from '@strapi/strapi/admin';

import { useDeskLanguage } from '../language/use-desk-language';
import forms from '../parts/forms.module.css';
import parts from '../parts/parts.module.css';

interface Props {
  email: string;
  link: string;
  onClose: () => void;
}

/** Link of an invitation, which Strapi gives out once: to be copied and sent now. */
export const TeamLink = ({ email, link, onClose }: Props) => {
  const { text } = useDeskLanguage();
  const { toggleNotification } = useNotification();
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => toggleNotification({ type: 'success', message: text('team.copied') }),
      // The field is selected, so that its text can still be copied by hand.
      () => document.querySelector<HTMLTextAreaElement>('#team-link')?.select(),
    );
  return (
    <section className={forms['once']} role="alert" aria-label={text('team.link')}>
      <p>{text('team.linkAbout', { email })}</p>
      <textarea id="team-link" readOnly dir="ltr" rows={2} aria-label={text('team.link')} value={link} />
      <div className={forms['buttons']}>
        <button type="button" className={[parts['button'], parts['primary']].join(' ')} onClick={copy}>
          {text('team.copy')}
        </button>
        <button type="button" className={parts['button']} onClick={onClose}>
          {text('once.done')}
        </button>
      </div>
    </section>
  );
};
