import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { postOperation } from '../../../shared/graph/post-operation';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMessage } from '../../../shared/messages/use-message';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { Button } from '../../../shared/ui/Button/Button';
import { Star } from '../../../shared/ui/Star/Star';
import { UnsubscribeNewsletterOperation } from './unsubscribe-newsletter.mutation.generated';
import { unsubscribeMachine } from './unsubscribe.machine';
import * as styles from './Unsubscribe.module.css';

interface Props {
  token: string;
  /** Opens the form, to keep other subjects or to subscribe again. */
  onSubscribe: () => void;
}

const WORDS = {
  asking: ['newsletter.leaveTitle', 'newsletter.leaveText'],
  ended: ['newsletter.left', 'newsletter.leftText'],
} as const;

/**
 * Panel that asks for confirmation before it unsubscribes the address of a mail's link. Mail scanners open every
 * link, so opening the link must not unsubscribe.
 */
export const Unsubscribe = ({ token, onSubscribe }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const message = useMessage();
  const panel = useRef<HTMLDivElement>(null);
  const machine = useMemo(
    () =>
      unsubscribeMachine.provide({
        actors: {
          end: fromPromise<string | null, { token: string }>(async ({ input }) => {
            const { unsubscribeNewsletter: answer } = await postOperation(
              UnsubscribeNewsletterOperation,
              { input },
              locale,
              null,
            );
            return answer?.unsubscribed ? null : (answer?.errors[0]?.code ?? 'SOMETHING_WENT_WRONG');
          }),
        },
      }),
    [locale],
  );
  const [state, send] = useMachine(machine, { input: { token } });
  const ended = state.matches('ended');
  const wrong = state.matches('wrongLink');
  const over = ended || wrong;
  // The focused button is unmounted, so the panel takes the focus and is read by screen readers.
  useEffect(() => {
    if (over) panel.current?.focus();
  }, [over]);
  const [title, text] = WORDS[ended ? 'ended' : 'asking'];
  const { failure } = state.context;

  return (
    <div ref={panel} className={styles.panel} tabIndex={-1} role={over ? 'status' : undefined}>
      <Star className={ended ? `${styles.star} ${styles.done}` : styles.star} />
      <h2 className={styles.title}>{wrong ? t('newsletter.badLink') : t(title)}</h2>
      <p className={styles.text}>{wrong ? message('UNSUBSCRIBE_INVALID') : t(text)}</p>
      <div className={styles.failure} role="alert">
        {failure && <Banner kind="failed">{message(failure)}</Banner>}
      </div>
      {!over && (
        <Button look="paper" wide busy={state.matches('ending')} onClick={() => send({ type: 'END' })}>
          {t('newsletter.leave')}
        </Button>
      )}
      <Button look="text" onClick={onSubscribe}>
        {t(wrong ? 'newsletter.toForm' : ended ? 'newsletter.back' : 'newsletter.stay')}
      </Button>
    </div>
  );
};
