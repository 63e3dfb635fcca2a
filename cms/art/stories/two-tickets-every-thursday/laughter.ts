import { eased } from '../draw-story';
import type { Shot } from '../story';
import { cabin, PAID_AT } from './cabin';
import { foldedPaper } from './newspaper';
import { ADULT, boySits, CHILD, reaching, widowSits } from './riders';

/** What makes her laugh. */
export const LAUGHTER: readonly Shot[] = [
  {
    seconds: 6,
    seed: 'two-tickets-cheaper',
    mode: 'night',
    camera: [
      { x: 0.42, y: 0.46, zoom: 1.02 },
      { x: 0.38, y: 0.42, zoom: 1.2 },
    ],
    back: (context) =>
      cabin(
        context,
        { centre: 108, scale: 2.05, level: 188, speed: 60 },
        foldedPaper(context, 112, 252, 52, -4) +
          widowSits(context, {
            nod: -4 + 3 * Math.sin(context.t * 0.9),
            hands: [[-0.2, -0.1], reaching(50, ADULT, [90, 250])],
          }) +
          boySits(context, { nod: -12, lean: -2 }),
      ),
    lines: [
      {
        en: '— And you still pay for him?\n— A ticket is cheaper than an empty seat.',
        ar: '— وما زلتِ تدفعين عنه؟\n— التذكرة أهون من مقعد فارغ.',
      },
    ],
  },
  {
    seconds: 8,
    seed: 'two-tickets-laughs',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.48, zoom: 1.22 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    back: (context) => {
      const { t } = context;
      const laugh = eased((t - 3.7) / 0.5);
      const shake = laugh * Math.sin(t * 13);
      const read = 1 - laugh;
      const hands = [reaching(PAID_AT, CHILD, [112, 222]), reaching(PAID_AT, CHILD, [190, 222])] as const;
      return cabin(
        context,
        { centre: 100, scale: 1.3, level: 204, awake: eased((t - 4.4) / 0.6) },
        boySits(context, {
          hands:
            read > 0.5
              ? hands
              : [
                  [-0.5, -0.3],
                  [0.5, -0.3],
                ],
          nod: 10 * read - 10 * laugh + 2 * shake,
        }) +
          foldedPaper(context, PAID_AT + 2, 222 + 24 * laugh, 62, 3) +
          widowSits(context, {
            lean: -5 * laugh + 1.6 * shake,
            nod: 8 * read - 13 * laugh + 3 * shake,
            hands: [
              [-0.36, -0.12],
              [0.36 - 0.2 * laugh, -0.12 - 1 * laugh],
            ],
          }),
      );
    },
    lines: [
      {
        en: '— Your newspaper is four years old.\nHe must read slowly.',
        ar: '— جريدتك عمرها أربع سنوات.\nلا بدّ أنه بطيء القراءة.',
      },
      {
        at: 4.1,
        en: 'And she laughs, for the first time.\nTwo rows wake up.',
        ar: 'فتضحك، لأول مرة.\nويستيقظ صفّان من الركّاب.',
      },
    ],
  },
];
