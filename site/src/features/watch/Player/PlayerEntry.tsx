import type { ComponentProps } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { LocaleContext, usePageLocale } from '../../../shared/i18n/locale-context';
import { ErrorBoundary } from '../../../shared/page/ErrorBoundary/ErrorBoundary';
import { PlayerFailed } from '../../../shared/playback/PlayerFailed';
import { hostFilm } from './corner/film-host';
import type { FilmHost } from './corner/film-host';
import { FilmPlaceContext } from './corner/film-place';
import * as styles from './Player.module.css';
import { PlayerLoader } from './PlayerLoader';

type Props = ComponentProps<typeof PlayerLoader>;

const SafePlayer = (props: Props) => {
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => setAttempt(attempt + 1);
  return (
    <ErrorBoundary key={attempt} fallback={<PlayerFailed attempt={attempt} retry={retry} />}>
      <ApolloScope>
        <PlayerLoader {...props} />
      </ApolloScope>
    </ErrorBoundary>
  );
};

/**
 * Entry of the player chunk: everything that only playback needs (Apollo, video-react, hls.js). The watch page
 * loads it after the first render. It is the place of the player on the page; the player itself outlives it.
 */
export const PlayerEntry = (props: Props) => {
  const { code } = props.record;
  const { i18n } = useTranslation();
  const locale = usePageLocale();
  const slot = useRef<HTMLDivElement>(null);
  const film = useRef<FilmHost | null>(null);

  useLayoutEffect(() => {
    if (!slot.current) return;
    const host = film.current?.code === code ? film.current : hostFilm(code);
    film.current = host;
    host.enter(slot.current);
    return host.leave;
  }, [code]);

  // Not in the effect above, which also ends while React hides a page that waits for something.
  useEffect(() => {
    const { current: host } = film;
    const { current: from } = slot;
    return () => {
      if (from) host?.drop(from);
    };
  }, [code]);

  // What the root does not get from its page by itself.
  useLayoutEffect(() => {
    const { current: host } = film;
    host?.render(
      <I18nextProvider i18n={i18n}>
        <LocaleContext.Provider value={locale}>
          <FilmPlaceContext.Provider value={host.place}>
            <SafePlayer {...props} />
          </FilmPlaceContext.Provider>
        </LocaleContext.Provider>
      </I18nextProvider>,
    );
  });

  return <div ref={slot} className={styles.place} />;
};
