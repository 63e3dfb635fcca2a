import type { CommentsOfVideo } from './comment-seed';

const KOSHARI: CommentsOfVideo = {
  code: 'dpb3m676',
  comments: [
    {
      ...{ by: 'mahmoud', hoursAgo: 610 },
      text: 'شعلة واحدة وأربعين طبق كشري، وإحنا في البيت بأربع عيون ومش عارفين نعمل عشا 😂',
      replies: [
        { by: 'hala', hoursAgo: 604, text: 'لأن عندكم أربع عيون وما عندكم جيران على الدرج!' },
        { by: 'mahmoud', hoursAgo: 603, text: 'الجيران موجودين، بس بييجوا على الأكل مش على البصل.' },
      ],
    },
    {
      ...{ by: 'nourhan', hoursAgo: 455 },
      text: 'The lady on the third-floor landing who only came up “to return a plate” and left with two. I know her. We all know her.',
    },
    {
      ...{ by: 'saif', hoursAgo: 120 },
      text: 'Tried it on Friday for twelve people and ran out of fried onions at person five. Forty is not a recipe, it is logistics.',
      replies: [
        {
          ...{ by: 'nourhan', hoursAgo: 117 },
          text: 'Rule of the house: whatever you think is enough onion, double it, then hide half from your family.',
        },
      ],
    },
  ],
};

const BREAD: CommentsOfVideo = {
  code: 'hg5c2qjj',
  comments: [
    {
      ...{ by: 'mariam', hoursAgo: 221 },
      text: 'لحظة ما حطّت أذنها قريب من الجمر وقالت «استوى»... جدتي الله يرحمها كانت تسوي نفس الشي بالضبط.',
      replies: [
        {
          by: 'fahad',
          hoursAgo: 219,
          text: 'الله يرحمها. هالجيل كان يطبخ بالسمع والشمّ، ونحن نطبخ بالمؤقّت ونحرقها.',
        },
      ],
    },
    {
      ...{ by: 'reem', hoursAgo: 75 },
      text: 'Please, a whole season in Salalah. I would watch this woman boil water.',
    },
  ],
};

const MOLOKHIA: CommentsOfVideo = {
  code: 'xddae6qt',
  comments: [
    {
      ...{ by: 'mahmoud', hoursAgo: 5_200 },
      text: 'ناعمة طبعًا، ومن غير شهقة تبقى شوربة خضرا وخلاص.',
      replies: [
        { by: 'hala', hoursAgo: 5_190, text: 'ورق، وآخر كلام. الناعمة سبانخ زعلانة.' },
        {
          by: 'jad',
          hoursAgo: 5_184,
          text: 'Whole leaf, lemon, rice on the side. This is not a debate, it is geography.',
        },
        { by: 'mahmoud', hoursAgo: 5_160, text: 'سبانخ زعلانة؟! بلّغت عنك ستّي.' },
      ],
    },
    {
      ...{ by: 'nourhan', hoursAgo: 900 },
      text: 'Two pots on one fire and nobody speaking. My parents’ first year of marriage in a single shot.',
    },
    {
      ...{ by: 'fahad', hoursAgo: 210 },
      text: 'جرّبت الاثنين بعد الحلقة. الحلّ عندي: طبق من هذي وطبق من هذي، والصلح خير.',
    },
  ],
};

const FALAFEL: CommentsOfVideo = {
  code: 'agg6wfej',
  comments: [
    {
      ...{ by: 'jad', hoursAgo: 150 },
      text: 'Best lecture on inflation I ever had, and I paid for four years of the other kind.',
    },
    {
      ...{ by: 'hala', hoursAgo: 96 },
      text: 'نفس الشطيرة ونفس البيّاع، بس صار لازم تاخد قرض مشان الطحينة.',
      replies: [{ by: 'mahmoud', hoursAgo: 94, text: 'وإحنا عندنا الطعمية صغرت لحدّ ما بقت زرار قميص.' }],
    },
  ],
};

/** Seeded comments on the food shows. */
export const KITCHEN_COMMENTS: readonly CommentsOfVideo[] = [KOSHARI, BREAD, MOLOKHIA, FALAFEL];
