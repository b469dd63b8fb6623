/**
 * Supported encodings of text files, by their `TextDecoder` names, except `ibm857` (DOS) and `x-mac-turkish`.
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
  'windows-1257',
  'windows-1253',
  'iso-8859-7',
  'windows-1255',
  'windows-1256',
] as const
export type TextEncoding = (typeof textEncodings)[number]
