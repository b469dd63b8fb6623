import { PAGE_FOLDER } from '#mocks/kernel/page-folder.ts'
import { LocaleCode } from '#src/contract/primitives.ts'

const LANGUAGE = new RegExp(`^/(?:${LocaleCode.options.join('|')})(?=/|$)`)

/** Path of the page within the app, without its language. */
export const currentPath = (): string =>
  location.pathname.slice(PAGE_FOLDER.length).replace(LANGUAGE, '') || '/'
