import { parseUrl } from '#src/rules/parse-url.ts'
/** Whether a text is the origin of a site: scheme, host and port, nothing else. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && parseUrl(text)?.origin === text
