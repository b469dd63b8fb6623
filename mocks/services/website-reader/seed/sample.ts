import { narratorOf, type Sample } from '#mocks/features/seeding/sample.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { DEFAULT_SETTINGS } from '../reader-settings.ts'
import { sampleArticles } from '../sample-articles.ts'
import { readerWith } from './seed-reader.ts'

const titles: Readonly<Record<LocaleCode, string>> = {
  az: 'Bloqun pleyeri',
  tr: 'Blogun oynatıcısı',
  en: 'Player of a blog',
  ru: 'Плеер для блога',
}

export const sampleReader = (locale: LocaleCode): Sample => ({
  title: titles[locale],
  language: locale,
  voiceId: narratorOf(locale),
  domain: 'blog.example',
  selector: 'article .content',
  content: readerWith(DEFAULT_SETTINGS),
  blocks: sampleArticles[locale].map((text, index) => ({ text, clientId: `sample-${locale}-${index}` })),
})
