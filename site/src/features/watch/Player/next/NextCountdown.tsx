import { useMachine } from '@xstate/react';
import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';

import { videoAddress } from '../../../../shared/address/video-address';
import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';
import { useLocalize } from '../../../../shared/i18n/locale-context';
import { requestNext } from '../../../../shared/playback/autoplay-request';
import { countdownMachine } from './countdown.machine';
import { NextOffer } from './NextOffer';

interface Props {
  next: VideoCardFragment;
  /** Moves the focus to the buttons, for viewers who use the player by keyboard. */
  takeFocus: boolean;
  onCancel: () => void;
}

/** Countdown of ten seconds to the next video; the viewer can start it at once or cancel. */
export const NextCountdown = ({ next, takeFocus, onCancel }: Props) => {
  const localize = useLocalize();
  const actions = useRef<HTMLDivElement>(null);
  const path = localize(videoAddress(next));
  const [machine] = useState(() =>
    countdownMachine.provide({
      actions: {
        go: () => {
          requestNext(next);
          navigate(path);
        },
      },
    }),
  );
  const [{ context }, send] = useMachine(machine);
  useEffect(() => {
    if (takeFocus) actions.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <NextOffer
      title={next.title}
      left={context.left}
      actions={actions}
      onGo={() => send({ type: 'GO' })}
      onCancel={() => {
        send({ type: 'CANCEL' });
        onCancel();
      }}
    />
  );
};
