import type { Sample } from '#mocks/features/seeding/sample.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { dubOf } from './seed-dub.ts'

const films: Readonly<Record<LocaleCode, { title: string; language: LocaleCode; names: readonly string[] }>> =
  {
    az: { title: 'Məhsulla tanışlıq, ingilis dilindən', language: 'en', names: ['Bələdçi', 'Qonaq'] },
    tr: { title: 'Ürün tanıtımı, İngilizceden', language: 'en', names: ['Rehber', 'Konuk'] },
    en: { title: 'Product tour, from Turkish', language: 'tr', names: ['Guide', 'Guest'] },
    ru: { title: 'Знакомство с продуктом, с английского', language: 'en', names: ['Гид', 'Гость'] },
  }

export function sampleDub(locale: LocaleCode): Sample {
  const { title, language, names } = films[locale]
  const spoken = { [locale]: `tour-${locale}.wav` }
  return {
    title,
    language,
    content: dubOf({ file: `tour-${language}.wav`, targets: [locale], spoken, names, mayRunOver: true }),
    blocks: [],
  }
}
