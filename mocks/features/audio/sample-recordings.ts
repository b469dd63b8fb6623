import { languageIds } from '#mocks/catalog/languages.ts'
import { voices } from '#mocks/catalog/voices.ts'
import type { SpeechInput } from '#mocks/domain/speech-input.ts'
import { LocaleCode } from '#src/contract/primitives.ts'

const sampleTexts: Readonly<Record<LocaleCode, readonly string[]>> = {
  az: [
    'Səhər tezdən şəhər hələ yatır. Dənizdən gələn külək köhnə küçələrin arasından keçir, çörəkxananın qapısından isti çörək qoxusu yayılır.',
    'Bir azdan dükanlar açılacaq, uşaqlar məktəbə tələsəcək, çayxanada ilk çay süzüləcək. Mən bu saatı çox sevirəm: nə səs-küy var, nə tələskənlik.',
    'Pəncərəni açıb dərindən nəfəs alıram və günün necə başlayacağını düşünürəm. Bəlkə bu gün çoxdan görmədiyim dostuma zəng edim, ya da sadəcə sahildə gəzim.',
    'Axşam isə hamı evə qayıdacaq, pəncərələrdə işıqlar yanacaq, nənəm bizə köhnə nağıllardan danışacaq. Gün belə bitir və şəhər yenə yuxuya gedir.',
  ],
  tr: [
    'Sabah erkenden şehir daha uyuyor. Denizden gelen rüzgâr eski sokakların arasından geçiyor, fırının kapısından sıcak ekmek kokusu yayılıyor.',
    'Birazdan dükkânlar açılacak, çocuklar okula koşacak, çay ocağında ilk çay demlenecek. Ben bu saati çok severim: ne gürültü var ne telaş.',
    'Pencereyi açıp derin bir nefes alıyorum ve günün nasıl başlayacağını düşünüyorum. Belki uzun zamandır görmediğim dostumu ararım, belki de sahilde yürürüm.',
    'Akşam herkes evine dönecek, pencerelerde ışıklar yanacak, ninem bize eski masallardan anlatacak. Gün böyle biter ve şehir yeniden uykuya dalar.',
  ],
  en: [
    'Early in the morning the city is still asleep. The wind from the sea moves through the old streets, and the smell of warm bread comes from the door of the bakery.',
    'Soon the shops will open, children will hurry to school, and the first tea will be poured in the tea house. I love this hour: there is no noise and no hurry.',
    'I open the window, take a deep breath and think about how to begin the day. Perhaps I will call a friend I have not seen for a long time, or simply walk along the shore.',
    'In the evening everybody comes home, lights go on in the windows, and my grandmother tells us old stories. So the day ends, and the city falls asleep again.',
  ],
  ru: [
    'Рано утром город ещё спит. Ветер с моря проходит между старыми улицами, а из дверей пекарни пахнет горячим хлебом.',
    'Скоро откроются магазины, дети побегут в школу, в чайной нальют первый чай. Я очень люблю этот час: нет ни шума, ни спешки.',
    'Я открываю окно, глубоко вдыхаю и думаю, с чего начать день. Может быть, позвоню другу, с которым мы давно не виделись.',
    'А вечером все вернутся домой, в окнах зажгутся огни, и бабушка расскажет нам старую сказку. Так кончается день, и город снова засыпает. Завтра всё начнётся сначала: ветер, хлеб, чай и долгий разговор у открытого окна, за которым шумит море и кричат чайки.',
  ],
}

export interface SampleReader {
  language: LocaleCode
  voiceId: number
}

export const sampleReaders = {
  nermin: { language: 'az', voiceId: 5 },
  leyla: { language: 'az', voiceId: 3 },
  elchin: { language: 'az', voiceId: 4 },
  zeynep: { language: 'tr', voiceId: 9 },
  hannah: { language: 'en', voiceId: 19 },
  announcer: { language: 'ru', voiceId: 28 },
} as const satisfies Record<string, SampleReader>

export const SAMPLE_PARTS = 4

export const sampleFile = ({ voiceId }: SampleReader, part: number) => `voice-sample-${voiceId}-${part}.wav`

export function spokenInSample(key: string): SpeechInput | undefined {
  const [, id, part] = /^voice-sample-(\d+)-(\d)\.wav$/.exec(key) ?? []
  const voice = voices.find((each) => each.id === Number(id))
  const language = LocaleCode.options.find((code) => voice?.language_ids[0] === languageIds[code])
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
