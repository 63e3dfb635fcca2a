import type { Locale } from '@sahra/schemas/constants';

import type { MailContext } from './mail-context';
import type { MailBlock } from './mail-template';

interface Fate {
  /** The subscription ended with the money. */
  ended: boolean;
  /** It goes on, although the money was asked back. */
  goesOn: boolean;
}

const TEXTS: Record<Locale, { ended: string; goesOn: string; button: string }> = {
  en: {
    ended:
      'Your subscription has ended with it, and nothing more is charged. Your account, your list and where you stopped watching stay as they are, on the free plan.',
    goesOn: 'Your subscription goes on as before.',
    button: 'See my subscription',
  },
  ar: {
    ended:
      'انتهى اشتراكك بذلك ولن يُخصم منك شيء بعد الآن. حسابك وقائمتك ومواضع توقفك عن المشاهدة تبقى كما هي على الباقة المجانية.',
    goesOn: 'يستمر اشتراكك كما كان.',
    button: 'عرض اشتراكي',
  },
};

/** Ends a mail about money that went back: what became of the subscription, and where it is seen. */
export const reversalEnding = (locale: Locale, { ended, goesOn }: Fate, say: MailContext): MailBlock[] => {
  const texts = TEXTS[locale];
  return [
    ...(ended ? [{ text: texts.ended }] : []),
    ...(goesOn ? [{ text: texts.goesOn }] : []),
    { button: texts.button, href: say.href('/settings/subscription') },
  ];
};
