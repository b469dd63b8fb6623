/** `URL.parse`, which Safari before 18, and Chrome and Firefox before 126 lack. Null if the text is no address. */
export const parseUrl = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null
