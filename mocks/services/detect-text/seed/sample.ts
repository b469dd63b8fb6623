import type { Sample } from '#mocks/features/seeding/sample.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { pagesOf } from './seed-pages.ts'

const titles: Readonly<Record<LocaleCode, string>> = {
  az: 'Kitabxananın elanı',
  tr: 'Apartman duyurusu',
  en: 'Notes from a field trip',
  ru: 'Объявление для жильцов',
}

export const sampleDocument = (locale: LocaleCode): Sample => ({
  title: titles[locale],
  language: locale,
  content: pagesOf([`sample-page-letter-${locale}`]),
  blocks: [],
})
