import type { Sample } from '#mocks/features/seeding/sample.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { botOf } from './seed-bot.ts'

interface Assistant {
  readonly title: string
  readonly name: string
  readonly greeting: string
  /** Questions that are suggested; the first two have been asked. */
  readonly questions: readonly [string, string, string]
}

const assistants: Readonly<Record<LocaleCode, Assistant>> = {
  az: {
    title: 'Mağazanın köməkçisi',
    name: 'Nar',
    greeting: 'Salam! Mən Nar, mağazanın köməkçisiyəm. Nə soruşmaq istəyirsiniz?',
    questions: [
      'Bakıda çatdırılma neçəyədir?',
      'Zəmanət talonunu itirmişəm, nə etməliyəm?',
      'Malı neçə gün ərzində qaytarmaq olar?',
    ],
  },
  tr: {
    title: 'Mağazanın asistanı',
    name: 'Nar',
    greeting: 'Merhaba! Ben Nar, mağazanın asistanıyım. Ne sormak istersiniz?',
    questions: [
      'Kargo ücreti ne kadar?',
      'Kırılan ekran garanti kapsamında mı?',
      'Ürünü kaç gün içinde iade edebilirim?',
    ],
  },
  en: {
    title: 'Assistant of a shop',
    name: 'Nar',
    greeting: 'Hello! I am Nar, the assistant of the shop. What would you like to know?',
    questions: ['How much is shipping?', 'Do gift cards expire?', 'How long can I return an item?'],
  },
  ru: {
    title: 'Помощник магазина',
    name: 'Нар',
    greeting: 'Здравствуйте! Я Нар, помощник магазина. Что вы хотите узнать?',
    questions: [
      'Сколько стоит доставка по городу?',
      'Сколько дней заказ хранится в пункте выдачи?',
      'Как вернуть товар?',
    ],
  },
}

export function sampleBot(locale: LocaleCode): Sample {
  const { title, questions, ...named } = assistants[locale]
  const [first, second] = questions
  const content = botOf({
    languages: [locale],
    persona: { ...named, tone: 'friendly', suggestions: [...questions] },
    // On no site, because there a bot needs money to answer.
    domains: [],
    turns: [
      { question: first, hoursAgo: 0.2, conversation: 'sample' },
      { question: second, hoursAgo: 0.1, conversation: 'sample' },
    ],
  })
  return { title, language: locale, content, blocks: [] }
}
