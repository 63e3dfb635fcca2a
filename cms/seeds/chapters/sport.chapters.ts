import type { ChaptersOfVideos } from '../seed-types';

export const SPORT_CHAPTERS: ChaptersOfVideos = {
  // Away End: the rival who lent me his car
  cxw5uu6p: [
    ['0:00', 'The last train leaves', 'آخر قطار يغادر'],
    ['6:20', 'Alone in the wrong colours', 'وحيدًا بالألوان الخطأ'],
    ['14:05', 'A key through the window', 'مفتاح من النافذة'],
    ['22:40', 'His side of the story', 'الرواية الثانية'],
    ['33:15', 'Bringing the car back', 'يوم أعاد السيارة'],
    ['41:30', 'Both of them, one stand', 'الاثنان في مدرّج واحد'],
  ],
  // Away End: why we sing when we are losing
  kh7pjr5h: [
    ['0:00', 'Three goals down, and louder', 'ثلاثة أهداف في مرمانا، والصوت أعلى'],
    ['7:45', 'The choir teacher counts us in', 'معلّمة الكورال تضبط الإيقاع'],
    ['18:10', 'A drum older than the stadium', 'طبل أقدم من الملعب'],
    ['27:30', 'What a beaten goalkeeper hears', 'ماذا يسمع حارس مهزوم'],
    ['38:50', 'The song nobody wrote', 'أغنية بلا مؤلف'],
    ['49:20', 'Everyone sings it here', 'نغنّيها كلّنا هنا'],
    ['57:40', 'After the whistle', 'بعد الصافرة'],
  ],
  // Last Serve: walls are for using
  h9mjgw3p: [
    ['0:00', 'Two tennis players arrive', 'وصول لاعبَي التنس'],
    ['3:10', 'Forget the long swing', 'وداعًا للضربة الطويلة'],
    ['8:25', 'First game with the glass', 'أول شوط مع الزجاج'],
    ['13:40', 'Rima plays left-handed', 'ريما تلعب باليسرى'],
    ['18:30', 'The rally that never ends', 'تبادل لا ينتهي'],
    ['22:15', 'Shaking hands with the wall', 'مصافحة الجدار'],
  ],
  // The Harbour Cup: the bus from Aswan
  th5g4y9j: [
    ['0:00', 'Four in the morning, Aswan', 'الرابعة فجرًا في أسوان'],
    ['4:30', 'One ball for eighteen players', 'كرة واحدة لثمانية عشر لاعبًا'],
    ['9:50', 'The driver picks the songs', 'السائق يختار الأغاني'],
    ['15:05', 'The first sight of the sea', 'أول نظرة إلى البحر'],
    ['19:40', 'Kick-off on sand', 'ضربة البداية على الرمل'],
    ['24:20', 'Sleep, at last', 'نوم أخيرًا'],
  ],
  // Ninety Plus: predictions we would like back
  '3myvrq7z': [
    ['0:00', 'Twenty-three lemons on the table', 'ثلاث وعشرون ليمونة على الطاولة'],
    ['5:15', 'Champions by Christmas', 'أبطال قبل نهاية العام'],
    ['12:40', '“He will never score for them”', '«لن يسجّل لهم أبدًا»'],
    ['19:05', 'The one that Yahya got right', 'التوقّع الذي أصاب فيه يحيى'],
    ['26:30', 'Lemon number twenty-three', 'الليمونة الثالثة والعشرون'],
    ['32:10', 'New predictions, in pencil', 'توقعات جديدة بقلم رصاص'],
  ],
};
