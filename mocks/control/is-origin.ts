/** Whether a text is the origin of a site: scheme, host and port, nothing else. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.parse(text)?.origin === text
