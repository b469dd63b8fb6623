import type { Sample } from '#mocks/features/seeding/sample.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { dubOf } from './seed-dub.ts'

const films: Readonly<Record<LocaleCode, { title: string; language: LocaleCode }>> = {
  az: { title: 'Məhsulla tanışlıq, ingilis dilindən', language: 'en' },
  tr: { title: 'Ürün tanıtımı, İngilizceden', language: 'en' },
  en: { title: 'Product tour, from Turkish', language: 'tr' },
  ru: { title: 'Знакомство с продуктом, с английского', language: 'en' },
}

export function sampleDub(locale: LocaleCode): Sample {
  const { title, language } = films[locale]
  const spoken = { [locale]: `tour-${locale}.wav` }
  return {
    title,
    language,
    content: dubOf({ file: `tour-${language}.wav`, targets: [locale], spoken, mayRunOver: true }),
    blocks: [],
  }
}
