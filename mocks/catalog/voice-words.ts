import type { VoiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { Localized } from '#mocks/kernel/rows/localized.ts'

type Tone = Localized

const tone = (az: string, tr: string, en: string, ru: string): Tone => ({ az, tr, en, ru })

/** Sound of each timbre as an adjective before “voice” (ru: masculine). */
export const tones: Readonly<Record<string, Tone>> = {
  clear: tone('aydın', 'net', 'clear', 'чистый'),
  warm: tone('isti', 'sıcak', 'warm', 'тёплый'),
  bright: tone('gümrah', 'parlak', 'bright', 'звонкий'),
  breathy: tone('həlim', 'nefesli', 'breathy', 'с придыханием'),
  ripe: tone('yetkin', 'olgun', 'mature', 'зрелый'),
  youthful: tone('gənc', 'genç', 'youthful', 'молодой'),
  nasal: tone('səciyyəvi', 'karakterli', 'distinctive', 'характерный'),
  soft: tone('yumşaq', 'yumuşak', 'soft', 'мягкий'),
  steady: tone('sakit', 'sakin', 'steady', 'ровный'),
  deep: tone('dərin', 'derin', 'deep', 'глубокий'),
  crisp: tone('səlis', 'keskin', 'crisp', 'чёткий'),
  husky: tone('xırıltılı', 'boğuk', 'husky', 'хрипловатый'),
  gruff: tone('kobud', 'kalın', 'gruff', 'грубоватый'),
  boyish: tone('gənc', 'genç', 'boyish', 'юношеский'),
  mellow: tone('məxməri', 'kadife', 'mellow', 'бархатный'),
  radio: tone('diktor', 'spiker', 'radio', 'дикторский'),
}

type UseCase = VoiceRow['use_case']

const uses: Readonly<Record<UseCase, Localized>> = {
  narration: tone('kitab və hekayələr', 'kitap ve hikâyeler', 'books and stories', 'книг и рассказов'),
  conversation: tone(
    'söhbət və podkastlar',
    'sohbet ve podcastler',
    'talks and podcasts',
    'бесед и подкастов',
  ),
  news: tone('xəbərlər', 'haberler', 'news', 'новостей'),
  advertising: tone('reklam və elanlar', 'reklam ve duyurular', 'advertising', 'рекламы и объявлений'),
  education: tone('dərs və təlimlər', 'ders ve eğitimler', 'lessons and courses', 'уроков и курсов'),
  support: tone('müştəri xidməti', 'müşteri hizmetleri', 'customer service', 'службы поддержки'),
}

const capital = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

export function describeVoice(variant: string, isWoman: boolean, useCase: UseCase): Localized {
  const sound = tones[variant] ?? tone('', '', '', '')
  const use = uses[useCase]
  // “с придыханием” follows its noun; every other tone is an adjective before it.
  const russianVoice = `${isWoman ? 'женский' : 'мужской'} голос`
  const russian = sound.ru.startsWith('с ') ? `${russianVoice} ${sound.ru}` : `${sound.ru} ${russianVoice}`
  return {
    az: `${capital(use.az, 'az')} üçün ${sound.az} ${isWoman ? 'qadın' : 'kişi'} səsi.`,
    tr: `${capital(use.tr, 'tr')} için ${sound.tr} ${isWoman ? 'kadın' : 'erkek'} sesi.`,
    en: `${capital(sound.en, 'en')} ${isWoman ? 'woman’s' : 'man’s'} voice for ${use.en}.`,
    ru: `${capital(russian, 'ru')} для ${use.ru}.`,
  }
}
