import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { trackedFiles } from '../process/tracked-files';

/** Files with texts that viewers read: the site, its messages, mails, seeds of the cms, pages of the payment sandbox. */
const TEXTS =
  /^(?:site\/src\/locale\/\w+\.json|schemas\/messages\/\w+\.json|accounts\/src\/platform\/mail\/templates\/.+\.ts|accounts\/src\/billing\/(?:plan|promo)\/[\w-]+\.ts|accounts\/src\/billing\/payment\/providers\/sandbox\/page\/page-words\.ts|cms\/seeds\/(?:[\w-]+|pages\/[\w.-]+)\.ts)$/;

interface Term {
  rejected: RegExp;
  use: string;
}

/** Rejected terms of docs/product/interface-terms.md. */
const TERMS: readonly Term[] = [
  { rejected: /رمز الخصم|كود الخصم|كوبون|قسيمة الخصم/u, use: 'رمز ترويجي' },
  { rejected: /رمز الإحالة/u, use: 'رمز الدعوة' },
  { rejected: /(?:بدون|من دون|دون) إعلانات|إعلانات أو من دونها/u, use: 'بلا إعلانات' },
  { rejected: /(?<![\d}] )\bfree days\b(?! are)/iu, use: 'free trial' },
  { rejected: /أيامك المجانية|"أيام مجانية"/u, use: 'التجربة المجانية' },
  { rejected: /\bno ads\b|\bad-free\b/iu, use: 'without ads' },
  { rejected: /\bdiscount code\b|\bcoupon code\b/iu, use: 'promo code' },
  { rejected: /\bgift code\b/iu, use: 'voucher' },
  { rejected: /"دفعه"/u, use: 'الدافع' },
  { rejected: /\bone (?:tap|click)\b|نقرة واحدة|ضغطة واحدة/iu, use: 'what the press does' },
  { rejected: /د\.إ|\bAED [\d{]|\bAED \$\{/u, use: 'formatMoney' },
];

/** Returns where a text uses a rejected term. */
export const complaintsAboutTerms = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    TERMS.flatMap(({ rejected, use }) => {
      const found = rejected.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${index + 1} says "${found}": the term is "${use}".`];
    }),
  );

/** Checks the texts of the interface against its glossary. */
export const check = async (root: string): Promise<string[]> => {
  const files = (await trackedFiles(root)).filter((file) => TEXTS.test(file) && !file.endsWith('.test.ts'));
  const complaints = await Promise.all(
    files.map(async (file) => complaintsAboutTerms(file, await readFile(join(root, file), 'utf8'))),
  );
  return complaints.flat();
};
