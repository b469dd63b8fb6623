import type { LocaleCode } from '#src/contract/primitives.ts'

/** Texts of an EPUB that the book itself does not have, in the language of the book. */
interface EpubWords {
  start: string
  landmarks: string
  summary: string
}

const wordsByLocale = {
  az: {
    start: 'Mətnin əvvəli',
    landmarks: 'Əsas yerlər',
    summary:
      'Kitab həm oxunur, həm də dinlənilir: hər abzasın səsi mətnlə birlikdə gedir. Fəsillər başlıqlarla və mündəricatla tapılır. Şəkil yalnız üz qabığındadır.',
  },
  tr: {
    start: 'Metnin başı',
    landmarks: 'Önemli yerler',
    summary:
      'Kitap hem okunur hem dinlenir: her paragrafın sesi metinle birlikte ilerler. Bölümler başlıklarla ve içindekiler listesiyle bulunur. Resim yalnızca kapaktadır.',
  },
  en: {
    start: 'Start of the text',
    landmarks: 'Landmarks',
    summary:
      'The book can be read and heard: the sound of every paragraph runs along with its text. Chapters are found by headings and the table of contents. The only picture is the cover.',
  },
  ru: {
    start: 'Начало текста',
    landmarks: 'Ориентиры',
    summary:
      'Книгу можно читать и слушать: звук каждого абзаца идёт вместе с текстом. Главы доступны по заголовкам и оглавлению. Единственное изображение — обложка.',
  },
} as const satisfies Record<LocaleCode, EpubWords>

const isKnown = (code: string): code is LocaleCode => Object.hasOwn(wordsByLocale, code)

/** English for a book in another language. */
export function epubWords(language: string): EpubWords {
  const code = language.slice(0, 2)
  return wordsByLocale[isKnown(code) ? code : 'en']
}
