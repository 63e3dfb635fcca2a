import { useTranslation } from 'react-i18next';

import { Button } from '../../../shared/ui/Button/Button';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { PlayButton } from '../../../shared/ui/PlayButton/PlayButton';
import { Star } from '../../../shared/ui/Star/Star';
import { Pretend } from '../Pretend/Pretend';
import { Sample } from '../Sample/Sample';
import { SampleRow } from '../SampleRow/SampleRow';

const STATES = ['hover', 'focus', 'active'] as const;

/** Buttons in every variant and state, and the play button. */
export const ButtonsSection = () => {
  const { t } = useTranslation();
  const looks = [
    { look: 'primary', label: t('gallery.play'), sign: <Icon name="play" /> },
    { look: 'ghost', label: t('gallery.watchlist'), sign: <Icon name="plus" /> },
    { look: 'live', label: t('gallery.goLive'), sign: <Star /> },
    { look: 'text', label: t('gallery.skip'), sign: null },
  ] as const;
  return (
    <>
      {looks.map(({ look, label, sign }) => (
        <SampleRow key={look}>
          <Sample caption={t('gallery.rest')}>
            <Button look={look}>
              {sign} {label}
            </Button>
          </Sample>
          {STATES.map((state) => (
            <Sample key={state} caption={t(`gallery.${state}`)}>
              <Pretend state={state}>
                <Button look={look}>
                  {sign} {label}
                </Button>
              </Pretend>
            </Sample>
          ))}
          <Sample caption={t('gallery.disabled')}>
            <Button look={look} disabled>
              {label}
            </Button>
          </Sample>
          <Sample caption={t('gallery.busy')}>
            <Button look={look} busy>
              {label}
            </Button>
          </Sample>
          <Sample caption={t('gallery.small')}>
            <Button look={look} size="small">
              {label}
            </Button>
          </Sample>
        </SampleRow>
      ))}
      <SampleRow>
        <Sample caption={t('gallery.paper')} paper>
          <SampleRow>
            <Button look="paper">{t('gallery.send')}</Button>
            <Pretend state="focus">
              <Button look="paper">{t('gallery.send')}</Button>
            </Pretend>
            <Button look="ghost">{t('gallery.skip')}</Button>
          </SampleRow>
        </Sample>
        <Sample caption={t('gallery.rest')}>
          <PlayButton label={t('gallery.play')} />
        </Sample>
        {STATES.map((state) => (
          <Sample key={state} caption={t(`gallery.${state}`)}>
            <Pretend state={state}>
              <PlayButton label={t('gallery.play')} />
            </Pretend>
          </Sample>
        ))}
      </SampleRow>
    </>
  );
};
