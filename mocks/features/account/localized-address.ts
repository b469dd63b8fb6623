import { PAGE_FOLDER } from '#mocks/kernel/page-folder.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

export const localizedAddress = (origin: string, locale: LocaleCode, path: string) =>
  `${origin}${PAGE_FOLDER}${locale === 'az' ? '' : `/${locale}`}${path}`
