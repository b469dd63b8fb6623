/**
 * Supported encodings of text files, by their `TextDecoder` names, except those of DOS (`ibm737`, `ibm852`, `ibm857`,
 * `ibm869`) and `x-mac-turkish`.
 * windows-1254 includes ISO-8859-9.
 */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1251',
  'koi8-r',
  'ibm866',
  'iso-8859-5',
  'x-mac-cyrillic',
  'windows-1254',
  'ibm857',
  'x-mac-turkish',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'iso-8859-2',
  'ibm852',
  'windows-1257',
  'windows-1253',
  'iso-8859-7',
  'ibm737',
  'ibm869',
  'windows-1255',
  'windows-1256',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
] as const
export type TextEncoding = (typeof textEncodings)[number]
