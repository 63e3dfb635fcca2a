import { Flex, Typography } from '@strapi/design-system';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import type { FilmReport } from '@sahra/schemas/film';
import { languageName } from '@sahra/schemas/language-name';

import type { FilmDesk } from '../../../films/film-desk.route';
import { useKeepFocus } from '../use-keep-focus';
import { SoundsForm } from './SoundsForm';
import { useSaveSounds } from './use-save-sounds';

interface Props {
  code: string;
  film: FilmReport;
  /** Whether this editor may change the video. */
  mayChange: boolean;
  reload: () => Promise<FilmDesk | undefined>;
}

/** The sounds of a film with several: the editor names and orders them, and reads which others the file had. */
export const Sounds = ({ code, film: { sounds, lostSounds }, mayChange, reload }: Props) => {
  const { formatMessage, locale } = useIntl();
  const { act, problem, save } = useSaveSounds(code, reload);
  const saver = useRef<HTMLButtonElement>(null);
  useKeepFocus(act, () => saver.current);
  const text = (key: string, values?: Record<string, string>): string =>
    formatMessage({ id: `sahra.sounds.${key}` }, values);
  const isolated = (language: string | null, codec: string): string => {
    const words = language === null ? codec : `${languageName(language, locale)} – ${codec}`;
    return `\u2068${words}\u2069`;
  };
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-labelledby="sahra-sounds">
      <Typography id="sahra-sounds" tag="h3" variant="sigma" textColor="neutral600">
        {text('title')}
      </Typography>
      {sounds.length > 0 && (
        <>
          <Typography variant="pi">{text('intro')}</Typography>
          <SoundsForm
            // What media says after a change, or of another film, takes the place of what was typed.
            key={JSON.stringify(sounds)}
            sounds={sounds}
            mayChange={mayChange}
            saver={saver}
            onSave={(words) => void save(words)}
          />
          <Typography tag="p" variant="pi" role="status">
            {act !== 'none' && text(act)}
          </Typography>
          {problem && (
            <Typography tag="p" textColor="danger600" role="alert">
              {problem === 'broken' ? text('broken') : problem.sentence}
            </Typography>
          )}
        </>
      )}
      {lostSounds.length > 0 && (
        <>
          <Typography id="sahra-sounds-lost" variant="pi" fontWeight="bold">
            {text('lost')}
          </Typography>
          <ul aria-labelledby="sahra-sounds-lost">
            {lostSounds.map(({ language, codec, reason }, index) => (
              <Typography key={`${index} ${codec}`} tag="li" variant="pi">
                {text(`lost.${reason}`, { sound: isolated(language, codec) })}
              </Typography>
            ))}
          </ul>
        </>
      )}
    </Flex>
  );
};
