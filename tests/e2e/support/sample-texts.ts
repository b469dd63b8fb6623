import type { Locale } from './texts.ts'

/** Two paragraphs in each language, the second with the language's own letters; `edited` replaces the first. */
export const SAMPLE_TEXTS: Readonly<Record<Locale, { first: string; second: string; edited: string }>> = {
  az: {
    first: 'Sabahınız xeyir!',
    second: 'Bu gün hava çox gözəldir, dəniz isə sakitdir.',
    edited: 'Axşamınız xeyir, əziz dostlar!',
  },
  tr: {
    first: 'Günaydın!',
    second: 'Bugün hava çok güzel, deniz ise ışıl ışıl.',
    edited: 'İyi akşamlar, sevgili dostlar!',
  },
  en: {
    first: 'Good morning!',
    second: 'The weather is lovely today, and the sea is calm.',
    edited: 'Good evening, dear friends!',
  },
  ru: {
    first: 'Доброе утро!',
    second: 'Сегодня прекрасная погода, и море спокойно.',
    edited: 'Добрый вечер, дорогие друзья!',
  },
}
