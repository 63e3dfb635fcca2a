import { Link, useLocation, useSearchParams } from 'react-router-dom';

import type { SupportMessage } from '../../../../people/people-types';
import { DeskPage, type PageKeys } from '../../frame/DeskPage';
import { useDeskLanguage } from '../../language/use-desk-language';
import controls from '../../parts/controls.module.css';
import { ListBody } from '../ListBody';
import people from '../people.module.css';
import { usePeopleList } from '../use-people-list';
import { MessageCard } from './MessageCard';

const STATUSES = ['open', 'answered', 'closed'] as const;
const KEYS: PageKeys = [['Ctrl K', 'keys.find']];

/** Messages of the forms for contact, feedback and problems, with what became of them. */
export const MessagesPage = () => {
  const { text } = useDeskLanguage();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const status = STATUSES.find((each) => each === parameters.get('status')) ?? 'open';
  const list = usePeopleList<SupportMessage>(`/desk/people/messages?status=${status}`);
  return (
    <DeskPage
      name={text('messages')}
      keys={KEYS}
      top={
        <div className={controls['pills']} role="group" aria-label={text('messages')}>
          {STATUSES.map((each) => (
            <Link
              key={each}
              className={controls['pill']}
              to={`${pathname}?status=${each}`}
              {...(each === status && { 'aria-current': 'true' as const })}
            >
              {text(`messages.is.${each}`)}
            </Link>
          ))}
        </div>
      }
    >
      <ListBody list={list} empty={text(`messages.empty.${status}`)}>
        {(messages) => (
          <ul className={people['stack']}>
            {messages.map((message) => (
              <MessageCard key={message.id} message={message} onChanged={list.reload} />
            ))}
          </ul>
        )}
      </ListBody>
    </DeskPage>
  );
};
