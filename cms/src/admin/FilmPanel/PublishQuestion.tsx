import { Button, Dialog } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { directionOf } from './direction-of';
import { registerPublishQuestion } from './publish-question';

/** Asks, while it is on the page, before a video without a film is published. */
export const PublishQuestion = () => {
  const { formatMessage, locale } = useIntl();
  const dir = directionOf(locale);
  const [asked, setAsked] = useState<{ answer: (publish: boolean) => void } | null>(null);
  useEffect(() => registerPublishQuestion(() => new Promise((answer) => setAsked({ answer }))), []);
  const settle = (publish: boolean): void => {
    asked?.answer(publish);
    setAsked(null);
  };
  return (
    <Dialog.Root open={asked !== null} onOpenChange={() => settle(false)}>
      <Dialog.Content>
        <Dialog.Header>
          <span dir={dir}>{formatMessage({ id: 'sahra.film.askTitle' })}</span>
        </Dialog.Header>
        <Dialog.Body>
          <p dir={dir}>{formatMessage({ id: 'sahra.film.ask' })}</p>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {formatMessage({ id: 'sahra.film.askNo' })}
            </Button>
          </Dialog.Cancel>
          <Button fullWidth onClick={() => settle(true)}>
            {formatMessage({ id: 'app.utils.publish', defaultMessage: 'Publish' })}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
};
