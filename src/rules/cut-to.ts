/** The first `most` characters of a text, as the contract counts them: none is halved. */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('').trimEnd()
