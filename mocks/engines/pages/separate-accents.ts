/** Accents that old fonts of TeX draw as characters of their own, each with its combining form. */
const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030a',
  ˇ: '\u030c',
  '˝': '\u030b',
  '¸': '\u0327',
  '˛': '\u0328',
}
const ABOVE = /([´`ˆ˜¨¯˘˙˚ˇ˝])(\p{L})/gu
const BELOW = /(\p{L})([¸˛])/gu
/** Typists use the acute and the grave as quotation marks, and none of the other accents. */
const UNMISTAKABLE = /[ˆ˜¨¯˘˙˚ˇ˝]\p{L}|\p{L}[¸˛]/u

/** Whether a page has such accents. */
export const hasSeparateAccents = (texts: readonly string[]): boolean =>
  texts.some((text) => UNMISTAKABLE.test(text))

function accented(written: string, accent: string, letter: string): string {
  const base = letter === 'ı' ? 'i' : letter
  const composed = `${base}${COMBINING[accent] ?? ''}`.normalize('NFC')
  return composed.length === 1 ? composed : written
}

/** Text whose accents are part of their letters: `pr´elev´ee` is `prélevée`, `s¸ehir` is `şehir`. */
export const withAccents = (text: string): string =>
  text
    .replace(ABOVE, (written, accent: string, letter: string) => accented(written, accent, letter))
    .replace(BELOW, (written, letter: string, accent: string) => accented(written, accent, letter))
