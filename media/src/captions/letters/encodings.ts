import iconv from 'iconv-lite';

/**
 * Mac OS Arabic from 0x80 on. Its letters stand where ISO 8859-6 has them, and it fills the places that are free there,
 * so it reads both. Its second set of brackets is left out: in a wrong reading they would hide letters.
 */
const MAC_ARABIC =
  'Ä\u00A0ÇÉÑÖÜáàâäں«çéèêëí…îïñó»ôö÷úùûü\u00A0!"#$٪&\'()*+،-./٠١٢٣٤٥٦٧٨٩:؛<=>؟❊ءآأؤإئابةتثجحخدذرزسشصضطظعغ\uE000\uE000\uE000\uE000\uE000ـفقكلمنهوىيًٌٍَُِّْپٹچەڤگڈڑ\uE000\uE000\uE000ژے';
/** Stands for a byte that is free in an encoding. A letter that was lost in UTF-8 is another thing: U+FFFD. */
const FREE = '\uE000';
const BYTE_HIGH = 0x80;

/** Encodings of one byte for each letter in which Arabic and Latin subtitles are found, the most usual first. */
export const BYTE_ENCODINGS = [
  'windows-1256',
  'windows-1252',
  'iso-8859-6',
  'iso-8859-15',
  'cp720',
  'macintosh',
  'cp850',
] as const;
export type ByteEncoding = (typeof BYTE_ENCODINGS)[number];

/**
 * Reads bytes in one of the encodings. Not by `TextDecoder`, which gives control characters for 0x80 to 0x9F of
 * windows-1252 in Node.js 20.
 */
export const decodeBytes = (bytes: Uint8Array, encoding: ByteEncoding): string =>
  encoding === 'iso-8859-6'
    ? Array.from(bytes, (byte) =>
        byte < BYTE_HIGH ? String.fromCodePoint(byte) : (MAC_ARABIC[byte - BYTE_HIGH] ?? ''),
      ).join('')
    : iconv.decode(Buffer.from(bytes), encoding).replaceAll('\uFFFD', FREE);

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads UTF-8; null when the bytes are none. */
export const decodeUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null;
  }
};

/** The letters of the bytes 0x80 to 0xFF in an encoding; those that it leaves free stand for themselves. */
const bytesByLetter = (
  encoding: 'windows-1252' | 'windows-1256' | 'macintosh',
): ReadonlyMap<string, number> => {
  const high = Array.from({ length: BYTE_HIGH }, (_, place) => place + BYTE_HIGH);
  return new Map([
    ...high.map((byte) => [String.fromCodePoint(byte), byte] as const),
    ...high.map((byte) => [decodeBytes(Uint8Array.of(byte), encoding), byte] as const),
  ]);
};

/** Encodings in which programs read what was written in another one, and then saved the wrong letters. */
export const WRONG_READINGS = ['windows-1252', 'windows-1256', 'macintosh'] as const;
export type WrongReading = (typeof WRONG_READINGS)[number];
const BYTES = {
  'windows-1252': bytesByLetter('windows-1252'),
  'windows-1256': bytesByLetter('windows-1256'),
  macintosh: bytesByLetter('macintosh'),
} as const satisfies Record<WrongReading, ReadonlyMap<string, number>>;

/** Returns the bytes that a program read as this text; null when it holds letters that the encoding has not. */
export const bytesOf = (text: string, encoding: WrongReading): Uint8Array | null => {
  const bytes = Array.from(text, (letter) =>
    letter < '\u0080' ? letter.charCodeAt(0) : BYTES[encoding].get(letter),
  );
  return bytes.every((byte) => byte !== undefined) ? Uint8Array.from(bytes) : null;
};
