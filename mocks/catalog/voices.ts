import { timbres } from '#mocks/catalog/timbres.ts'
import type { VoiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { Localized } from '#mocks/kernel/rows/localized.ts'
import { genders, type LocaleCode } from '#src/contract/primitives.ts'
import { languageIds } from './languages.ts'
import { describeVoice } from './voice-words.ts'

type Line = readonly [
  name: string,
  timbre: number,
  age: VoiceRow['age'],
  useCase: VoiceRow['use_case'],
  multiplier?: number,
]

interface Cast {
  accent: Localized
  women: readonly Line[]
  men: readonly Line[]
}

/** Speakers of each language. The number selects one of the speech engine's eight timbres of that gender. */
const castsByLanguage: Readonly<Record<LocaleCode, Cast>> = {
  az: {
    accent: { az: 'Bakı', tr: 'Bakü', en: 'Baku', ru: 'Баку' },
    women: [
      ['Nigar', 0, 'middle', 'narration'],
      ['Aysel', 1, 'middle', 'conversation'],
      ['Günel', 2, 'young', 'advertising', 1.25],
      ['Sevinc', 7, 'middle', 'support'],
    ],
    men: [
      ['Elçin', 0, 'middle', 'news'],
      ['Rəşad', 1, 'old', 'narration', 1.5],
      ['Orxan', 5, 'young', 'education'],
      ['Vüqar', 7, 'middle', 'advertising', 1.25],
    ],
  },
  tr: {
    accent: { az: 'İstanbul', tr: 'İstanbul', en: 'Istanbul', ru: 'Стамбул' },
    women: [
      ['Zeynep', 0, 'middle', 'news'],
      ['Elif', 5, 'young', 'education'],
      ['Derya', 3, 'middle', 'narration', 1.25],
      ['Nermin', 4, 'old', 'narration'],
    ],
    men: [
      ['Emre', 2, 'young', 'advertising'],
      ['Kerem', 6, 'middle', 'conversation'],
      ['Tarık', 1, 'old', 'narration', 1.5],
      ['Selim', 0, 'middle', 'support'],
    ],
  },
  en: {
    accent: { az: 'Amerika', tr: 'Amerikan', en: 'American', ru: 'Американский' },
    women: [
      ['Grace', 1, 'middle', 'narration'],
      ['Hannah', 0, 'middle', 'education'],
      ['Chloe', 2, 'young', 'advertising', 1.25],
      ['Margaret', 4, 'old', 'narration'],
    ],
    men: [
      ['Daniel', 0, 'middle', 'news'],
      ['Marcus', 1, 'middle', 'narration', 1.5],
      ['Owen', 5, 'young', 'conversation'],
      ['Walter', 4, 'old', 'conversation'],
    ],
  },
  ru: {
    accent: { az: 'Moskva', tr: 'Moskova', en: 'Moscow', ru: 'Москва' },
    women: [
      ['Анна', 0, 'middle', 'news'],
      ['Дарья', 5, 'young', 'conversation'],
      ['Ирина', 1, 'middle', 'narration', 1.25],
      ['Светлана', 6, 'middle', 'support'],
    ],
    men: [
      ['Дмитрий', 0, 'middle', 'narration'],
      ['Максим', 2, 'young', 'advertising'],
      ['Сергей', 3, 'old', 'narration', 1.5],
      ['Павел', 6, 'middle', 'education'],
    ],
  },
}

const STARTED_AT = Date.UTC(2025, 0, 15, 9)
const DAY_MS = 86_400_000

function voiceOf(line: Line, gender: 'woman' | 'man', language: LocaleCode, id: number): VoiceRow {
  const [name, timbreNumber, age, useCase, multiplier = 1] = line
  const timbre = timbres[gender][timbreNumber]
  if (!timbre) throw new RangeError(`${name} has no timbre ${timbreNumber}`)
  return {
    id,
    name,
    description: describeVoice(timbre.variant, gender === 'woman', useCase),
    language_ids: [languageIds[language]],
    accent: castsByLanguage[language].accent,
    gender: gender === 'woman' ? genders.WOMAN : genders.MAN,
    age,
    use_case: useCase,
    category: 'premade',
    owner_id: null,
    price_multiplier: multiplier,
    // Looks random but is the same in every world.
    usage_count: ((id * 7919) % 4801) + 120,
    timbre: timbreNumber,
    created_at: STARTED_AT + id * 9 * DAY_MS,
  }
}

/** The premade voices, eight per language: ids 1–8 are Azerbaijani, then Turkish, English, Russian. */
export const voices: VoiceRow[] = (Object.keys(castsByLanguage) as LocaleCode[]).flatMap(
  (language, position) => {
    const { women, men } = castsByLanguage[language]
    const first = position * 8 + 1
    return [
      ...women.map((line, index) => voiceOf(line, 'woman', language, first + index * 2)),
      ...men.map((line, index) => voiceOf(line, 'man', language, first + 1 + index * 2)),
    ]
  },
)

export const previewSentences: Readonly<Record<LocaleCode, string>> = {
  az: 'Salam! Mən sizin mətninizi aydın və təbii səslə oxuyuram.',
  tr: 'Merhaba! Metninizi anlaşılır ve doğal bir sesle okuyorum.',
  en: 'Hello! I read your text in a clear and natural voice.',
  ru: 'Здравствуйте! Я читаю ваш текст ясным и естественным голосом.',
}
