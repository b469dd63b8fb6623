/** Path of the folder in which the app's pages lie on their host, without a slash at the end; '' at the root. */
export const PAGE_FOLDER: string = new URL(
  import.meta.env?.BASE_URL ?? '/',
  'http://localhost',
).pathname.slice(0, -1)
