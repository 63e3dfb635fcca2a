import { Button, Dialog } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { directionOf } from '../direction-of';

/** Button that asks before captions are removed. */
export const RemoveCaptions = ({ onRemove }: { onRemove: () => void }) => {
  const { formatMessage, locale } = useIntl();
  const dir = directionOf(locale);
  const text = (key: string): string => formatMessage({ id: `sahra.captions.${key}` });
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button size="S" variant="danger-light">
          {text('remove')}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>
          <span dir={dir}>{text('askTitle')}</span>
        </Dialog.Header>
        <Dialog.Body>
          <p dir={dir}>{text('ask')}</p>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {text('askNo')}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth onClick={onRemove}>
              {text('remove')}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
};
