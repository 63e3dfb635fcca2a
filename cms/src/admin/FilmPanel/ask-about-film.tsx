import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useIntl } from 'react-intl';

import { filmDeskAddress, useFilmDesk } from './use-film-desk';

/** The parts of Strapi's document actions that matter here; their types are not exported. */
interface Description {
  onClick?: (event: SyntheticEvent) => unknown;
  dialog?: { type: string; title?: string; content?: ReactNode; onConfirm?: () => unknown };
}

interface ActionProps {
  model: string;
  documentId?: string;
}

export interface DocumentAction {
  (props: ActionProps): Description | null;
  type?: string;
  position?: unknown;
}

/** Returns the publish action with a question before a video without a film is published. */
const askAboutFilm = (publish: DocumentAction): DocumentAction => {
  const useAction: DocumentAction = (props) => {
    const description = publish(props);
    const { desk } = useFilmDesk(filmDeskAddress(props.model, props.documentId));
    const { formatMessage } = useIntl();
    const pressed = useRef<SyntheticEvent | null>(null);
    if (!description || desk?.film?.state !== 'none') return description;
    return {
      ...description,
      onClick: (event) => {
        pressed.current = event;
        return false;
      },
      dialog: {
        type: 'dialog',
        title: formatMessage({ id: 'sahra.film.askTitle' }),
        content: formatMessage({ id: 'sahra.film.ask' }),
        onConfirm: async () => {
          if (!pressed.current) return;
          // Strapi's own question, about related drafts, is behind a click that does not publish.
          const published = await description.onClick?.(pressed.current);
          if (published !== true) await description.dialog?.onConfirm?.();
        },
      },
    };
  };
  return Object.assign(useAction, { type: publish.type, position: publish.position });
};

/** Replaces the publish action among Strapi's document actions. */
export const withFilmQuestion = (actions: readonly DocumentAction[]): DocumentAction[] =>
  actions.map((action) => (action.type === 'publish' ? askAboutFilm(action) : action));
