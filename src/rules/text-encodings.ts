/** Supported encodings of text files, by their `TextDecoder` names. windows-1254 includes ISO-8859-9. */
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
  'windows-1252',
  'windows-1250',
] as const
export type TextEncoding = (typeof textEncodings)[number]
