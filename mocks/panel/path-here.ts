import { PAGE_FOLDER } from '#mocks/kernel/page-folder.ts'

/** Path of the page within the app, without its language. */
export const pathHere = (): string =>
  location.pathname.slice(PAGE_FOLDER.length).replace(/^\/(?:tr|en|ru)(?=\/|$)/, '') || '/'
