/** Path of the folder of the app's pages on their host, without a slash at the end; '' at the root. */
export const PAGE_FOLDER: string = new URL(
  import.meta.env?.BASE_URL ?? '/',
  'http://localhost',
).pathname.slice(0, -1)
