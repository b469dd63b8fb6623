import { languageIds } from '#mocks/catalog/languages.ts'
import { voices } from '#mocks/catalog/voices.ts'
import type { SpeechInput } from '#mocks/domain/speech-input.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

type SampleLanguage = Extract<LocaleCode, 'az' | 'ru'>

const sampleTexts: Readonly<Record<SampleLanguage, readonly string[]>> = {
  az: [
    'Səhər tezdən şəhər hələ yatır. Dənizdən gələn külək köhnə küçələrin arasından keçir, çörəkxananın qapısından isti çörək qoxusu yayılır.',
    'Bir azdan dükanlar açılacaq, uşaqlar məktəbə tələsəcək, çayxanada ilk çay süzüləcək. Mən bu saatı çox sevirəm: nə səs-küy var, nə tələskənlik.',
    'Pəncərəni açıb dərindən nəfəs alıram və günün necə başlayacağını düşünürəm. Bəlkə bu gün çoxdan görmədiyim dostuma zəng edim, ya da sadəcə sahildə gəzim.',
    'Axşam isə hamı evə qayıdacaq, pəncərələrdə işıqlar yanacaq, nənəm bizə köhnə nağıllardan danışacaq. Gün belə bitir və şəhər yenə yuxuya gedir.',
  ],
  ru: [
    'Рано утром город ещё спит. Ветер с моря проходит между старыми улицами, а из дверей пекарни пахнет горячим хлебом.',
    'Скоро откроются магазины, дети побегут в школу, в чайной нальют первый чай. Я очень люблю этот час: нет ни шума, ни спешки.',
    'Я открываю окно, глубоко вдыхаю и думаю, с чего начать день. Может быть, позвоню другу, с которым мы давно не виделись.',
    'А вечером все вернутся домой, в окнах зажгутся огни, и бабушка расскажет нам старую сказку. Так кончается день, и город снова засыпает. Завтра всё начнётся сначала: ветер, хлеб, чай и долгий разговор у открытого окна, за которым шумит море и кричат чайки.',
  ],
}

export interface SampleReader {
  language: SampleLanguage
  voiceId: number
}

export const sampleReaders = {
  nermin: { language: 'az', voiceId: 5 },
  leyla: { language: 'az', voiceId: 3 },
  elchin: { language: 'az', voiceId: 4 },
  announcer: { language: 'ru', voiceId: 28 },
} as const satisfies Record<string, SampleReader>

export const SAMPLE_PARTS = 4

export const sampleFile = ({ voiceId }: SampleReader, part: number) => `voice-sample-${voiceId}-${part}.wav`

export function spokenInSample(key: string): SpeechInput | undefined {
  const [, id, part] = /^voice-sample-(\d+)-(\d)\.wav$/.exec(key) ?? []
  const voice = voices.find((each) => each.id === Number(id))
  const language = (['az', 'ru'] as const).find((code) => voice?.language_ids[0] === languageIds[code])
  const text = language && sampleTexts[language][Number(part)]
  if (!voice || !text) return undefined
  return {
    type: 'text',
    language: languageIds[language],
    text,
    voice_id: voice.id,
    settings: { speed: 0.9, pitch: 0, pause: 1 },
  }
}
