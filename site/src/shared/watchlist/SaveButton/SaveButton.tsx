import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { useSaved } from '../use-saved';

interface Props {
  /** Code of the video. */
  code: string;
  /** What it saves, where that is not what the page is about. */
  of?: string;
  size?: 'normal' | 'small';
}

/** Puts a video into the viewer's list, or takes it out. Visitors are led to log in, and what they wanted is saved when they are back. */
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
