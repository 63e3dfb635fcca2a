import { type SyntheticEvent, useEffect } from 'react';

import { publishQuestion } from './publish-question';

/** The parts of Strapi's document actions that matter here; their types are not exported. */
interface Description {
  disabled?: boolean;
  /** Settles with true when it has published; otherwise Strapi opens its own dialog. */
  onClick?: (event?: SyntheticEvent) => unknown;
  dialog?: { onConfirm?: () => unknown };
}

export interface DocumentAction {
  (props: object): Description | null;
  type?: string;
  position?: unknown;
}

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'Enter' && shiftKey && (ctrlKey || metaKey);

/** Returns Strapi's publish action with the question of the page before it. */
const withQuestion = (publish: DocumentAction): DocumentAction => {
  const usePublish: DocumentAction = (props) => {
    const description = publish(props);

    useEffect(() => {
      // Strapi publishes by the keyboard without the action; it listens on the window, too, and later.
      const stop = (event: KeyboardEvent): void => {
        const question = publishQuestion();
        if (!question || !description || description.disabled === true || !isShortcut(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        void question().then(async (yes) => {
          if (yes && (await description.onClick?.()) !== true) await description.dialog?.onConfirm?.();
        });
      };
      window.addEventListener('keydown', stop, true);
      return () => window.removeEventListener('keydown', stop, true);
    });

    if (!description) return null;
    return {
      ...description,
      onClick: async (event) => {
        const question = publishQuestion();
        // True keeps Strapi's own dialog closed.
        return question && !(await question()) ? true : description.onClick?.(event);
      },
    };
  };
  return Object.assign(usePublish, { type: publish.type, position: publish.position });
};

/** Has the question of the page asked by Strapi's publish action. Returns the actions with that one replaced. */
export const askBeforePublish = (actions: readonly DocumentAction[]): DocumentAction[] =>
  actions.map((action) => (action.type === 'publish' ? withQuestion(action) : action));
