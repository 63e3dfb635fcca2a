import { useState } from 'react';
import { Link } from 'react-router-dom';

import { FIRST_STEPS, type FirstStep, type FirstSteps as Steps } from '../../../desk/first-steps/first-steps';
import { deviceStorage } from '../../browser-storage';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { useDeskData } from '../use-desk-data';
import styles from './home.module.css';

const ADDRESSES: Readonly<Record<FirstStep, string>> = {
  brand: '/desk/pages?type=brand',
  contacts: '/desk/pages?type=contact-details',
  channel: '/desk/channels',
  film: '/desk/videos',
  editor: '/desk/team',
};
const HIDDEN = 'sahra.desk.first-steps.hidden';

/** What an owner does first, until all of it is done or it is hidden. Only the owner sees it. */
export const FirstSteps = () => {
  const { text, number } = useDeskLanguage();
  const [isHidden, setIsHidden] = useState(() => deviceStorage.get(HIDDEN) !== null);
  const { data } = useDeskData<Steps>(isHidden ? null : '/desk/first-steps');
  const done = data ? FIRST_STEPS.filter((step) => data[step]).length : FIRST_STEPS.length;
  if (isHidden || !data || done === FIRST_STEPS.length) return null;
  const hide = (): void => {
    deviceStorage.set(HIDDEN, '1');
    setIsHidden(true);
  };
  return (
    <section className={parts['sheet']} aria-labelledby="desk-first-steps">
      <header className={parts['heading']}>
        <h2 id="desk-first-steps">{text('steps')}</h2>
        <span className={parts['quiet']}>
          {text('steps.done', { done: number(done), all: number(FIRST_STEPS.length) })}
        </span>
        <button type="button" className={parts['link']} onClick={hide}>
          {text('steps.hide')}
        </button>
      </header>
      <ol>
        {FIRST_STEPS.map((step) => (
          <li key={step} className={[styles['task'], data[step] ? styles['done'] : ''].join(' ')}>
            <span className={styles['mark']} aria-hidden="true" />
            <span className={styles['what']}>
              <b>{text(`steps.${step}`)}</b>
              {data[step] ? text('steps.isDone') : text(`steps.${step}.why`)}
            </span>
            {!data[step] && (
              <Link className={parts['button']} to={ADDRESSES[step]}>
                {text('steps.open')}
                <span className={parts['hidden']}>: {text(`steps.${step}`)}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
