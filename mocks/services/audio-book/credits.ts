import type { LocaleCode } from '#src/contract/primitives.ts'

interface CreditNames {
  title: string
  author: string
  narrator: string
}

interface Credits {
  opening: string
  closing: string
}

type WriteCredits = (names: CreditNames) => Credits

/** An author's initials or a question mark already end the sentence. */
const withFinalStop = (sentence: string) => (/[.!?…][”»"]?$/u.test(sentence) ? sentence : `${sentence}.`)

const joinSentences = (...sentences: string[]) =>
  sentences
    .filter((sentence) => sentence !== '')
    .map(withFinalStop)
    .join(' ')

const creditsByLocale: Readonly<Record<LocaleCode, WriteCredits>> = {
  az: ({ title, author, narrator }) => ({
    opening: joinSentences(title, author && `Müəllif: ${author}`, narrator && `Oxuyur: ${narrator}`),
    closing: joinSentences(
      `Siz “${title}” kitabını dinlədiniz.`,
      author && `Müəllif: ${author}`,
      narrator && `Oxudu: ${narrator}`,
      'Son.',
    ),
  }),
  tr: ({ title, author, narrator }) => ({
    opening: joinSentences(title, author && `Yazan: ${author}`, narrator && `Seslendiren: ${narrator}`),
    closing: joinSentences(
      `“${title}” adlı kitabı dinlediniz.`,
      author && `Yazan: ${author}`,
      narrator && `Seslendiren: ${narrator}`,
      'Son.',
    ),
  }),
  en: ({ title, author, narrator }) => ({
    opening: joinSentences(title, author && `Written by ${author}`, narrator && `Narrated by ${narrator}`),
    closing: joinSentences(
      `You have been listening to “${title}”.`,
      author && `Written by ${author}`,
      narrator && `Narrated by ${narrator}`,
      'The end.',
    ),
  }),
  ru: ({ title, author, narrator }) => ({
    opening: joinSentences(title, author && `Автор — ${author}`, narrator && `Читает ${narrator}`),
    closing: joinSentences(
      `Вы слушали книгу «${title}».`,
      author && `Автор — ${author}`,
      narrator && `Читает ${narrator}`,
      'Конец.',
    ),
  }),
}

/** Spoken opening and closing credits, in the book's language; in English for languages other than the four. */
export function creditsOf(names: CreditNames, language: string | undefined): Credits {
  const write = Object.entries(creditsByLocale).find(([code]) => code === language)?.[1] ?? creditsByLocale.en
  return write(names)
}
