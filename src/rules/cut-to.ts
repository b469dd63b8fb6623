/**
 * Cut position at or before `length`, in UTF-16 units: never inside a visible character, such as a flag or a family,
 * unless that alone is longer.
 */
export const wholeLength = (text: string, length: number): number =>
  new Intl.Segmenter().segment(text).containing(length)?.index || length

/** The first `most` characters of a text, as the contract counts them; cuts none in half. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text
  const { length } = [...text].slice(0, most).join('')
  return text.slice(0, wholeLength(text, length)).trimEnd()
}
