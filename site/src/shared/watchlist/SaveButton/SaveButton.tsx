import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { useSaved } from '../use-saved';

interface Props {
  /** Code of the video. */
  code: string;
  /** Title of the saved video, when the page is not about that video. */
  of?: string;
  size?: 'normal' | 'small';
}

/**
 * Button that adds a video to the viewer's watchlist or removes it. Guests are sent to the login, and the video is
 * saved after they return.
 */
export const SaveButton = ({ code, of, size = 'normal' }: Props) => {
  const { t } = useTranslation();
  const { saved, toggle } = useSaved(code);
  return (
    <Button
      look="ghost"
      size={size}
      aria-pressed={saved}
      aria-label={of ? t('saved.buttonOf', { name: of }) : undefined}
      onClick={toggle}
    >
      <Icon name={saved ? 'check' : 'plus'} />
      {t('saved.title')}
    </Button>
  );
};
