import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { MessageStatus, SupportMessage } from '../../../../people/people-types';
import { useEditor } from '../../frame/use-editor';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { Ago } from '../Ago';
import { Field } from '../../parts/Field';
import { TypedWords } from '../../parts/TypedWords';
import forms from '../../parts/forms.module.css';
import people from '../people.module.css';
import { useAct } from '../use-act';

const NEXT: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  open: ['answered', 'closed'],
  answered: ['closed', 'open'],
  closed: ['open'],
};
const NOTE_MAX = 2000;

interface Props {
  message: SupportMessage;
  onChanged: () => void;
}

/** A message with its outcome and a note for those who read it later. */
export const MessageCard = ({ message, onChanged }: Props) => {
  const { text } = useDeskLanguage();
  const { scopes } = useEditor();
  const act = useAct();
  const [note, setNote] = useState(message.note ?? '');
  const { id, kind, name, email, content, viewer_id: viewerId, video_code: video, status } = message;
  const settle = async (next: MessageStatus): Promise<void> => {
    const outcome = await act('put', `/messages/${id}`, { status: next, ...(note !== '' && { note }) });
    if (outcome && !outcome.refusal) onChanged();
  };
  return (
    <li className={[parts['sheet'], people['card']].join(' ')}>
      <header>
        <b>{text(`messages.kind.${kind}`)}</b>
        <span>
          <bdi>{name ?? email ?? text('messages.visitor')}</bdi>
        </span>
        <Ago instant={message.created_at} />
        {video !== null && <bdi className={people['code']}>{video}</bdi>}
        <span className={forms['buttons']}>
          {email !== null && (
            <a className={parts['link']} href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          )}
          {viewerId !== null && (
            <Link className={parts['link']} to={`/desk/viewers?id=${viewerId}`}>
              {text('messages.viewer')}
            </Link>
          )}
        </span>
      </header>
      <p>
        <TypedWords>{content}</TypedWords>
      </p>
      {message.changed_by !== null && message.changed_at !== null && (
        <small className={parts['quiet']}>
          {text('messages.changedBy', { name: `\u2068${message.changed_by}\u2069` })}{' '}
          <Ago instant={message.changed_at} />
        </small>
      )}
      {scopes.includes('messages:write') && (
        <footer>
          <Field label={text('messages.note')}>
            {(field) => (
              <input
                {...field}
                dir="auto"
                maxLength={NOTE_MAX}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
          {NEXT[status].map((next) => (
            <button key={next} type="button" className={parts['button']} onClick={() => void settle(next)}>
              {text(`messages.make.${next}`)}
            </button>
          ))}
        </footer>
      )}
    </li>
  );
};
