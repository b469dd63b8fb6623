import type { VoiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { Localized } from '#mocks/kernel/rows/localized.ts'

type LocalizedText = Localized

const localizedText = (az: string, tr: string, en: string, ru: string): LocalizedText => ({ az, tr, en, ru })

/** Sound of each timbre as an adjective before “voice” (ru: masculine). */
export const toneTexts: Readonly<Record<string, LocalizedText>> = {
  clear: localizedText('aydın', 'net', 'clear', 'чистый'),
  warm: localizedText('isti', 'sıcak', 'warm', 'тёплый'),
  bright: localizedText('gümrah', 'parlak', 'bright', 'звонкий'),
  breathy: localizedText('həlim', 'nefesli', 'breathy', 'с придыханием'),
  ripe: localizedText('yetkin', 'olgun', 'mature', 'зрелый'),
  youthful: localizedText('gənc', 'genç', 'youthful', 'молодой'),
  nasal: localizedText('səciyyəvi', 'karakterli', 'distinctive', 'характерный'),
  soft: localizedText('yumşaq', 'yumuşak', 'soft', 'мягкий'),
  steady: localizedText('sakit', 'sakin', 'steady', 'ровный'),
  deep: localizedText('dərin', 'derin', 'deep', 'глубокий'),
  crisp: localizedText('səlis', 'keskin', 'crisp', 'чёткий'),
  husky: localizedText('xırıltılı', 'boğuk', 'husky', 'хрипловатый'),
  gruff: localizedText('kobud', 'kalın', 'gruff', 'грубоватый'),
  boyish: localizedText('gənc', 'genç', 'boyish', 'юношеский'),
  mellow: localizedText('məxməri', 'kadife', 'mellow', 'бархатный'),
  radio: localizedText('diktor', 'spiker', 'radio', 'дикторский'),
}

type UseCase = VoiceRow['use_case']

const useCaseTexts: Readonly<Record<UseCase, Localized>> = {
  narration: localizedText(
    'kitab və hekayələr',
    'kitap ve hikâyeler',
    'books and stories',
    'книг и рассказов',
  ),
  conversation: localizedText(
    'söhbət və podkastlar',
    'sohbet ve podcastler',
    'talks and podcasts',
    'бесед и подкастов',
  ),
  news: localizedText('xəbərlər', 'haberler', 'news', 'новостей'),
  advertising: localizedText(
    'reklam və elanlar',
    'reklam ve duyurular',
    'advertising',
    'рекламы и объявлений',
  ),
  education: localizedText('dərs və təlimlər', 'ders ve eğitimler', 'lessons and courses', 'уроков и курсов'),
  support: localizedText('müştəri xidməti', 'müşteri hizmetleri', 'customer service', 'службы поддержки'),
}

const capitalized = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

export function describeVoice(variant: string, isWoman: boolean, useCase: UseCase): Localized {
  const sound = toneTexts[variant] ?? localizedText('', '', '', '')
  const use = useCaseTexts[useCase]
  // “с придыханием” follows its noun; every other tone is an adjective before it.
  const russianVoice = `${isWoman ? 'женский' : 'мужской'} голос`
  const russian = sound.ru.startsWith('с ') ? `${russianVoice} ${sound.ru}` : `${sound.ru} ${russianVoice}`
  return {
    az: `${capitalized(use.az, 'az')} üçün ${sound.az} ${isWoman ? 'qadın' : 'kişi'} səsi.`,
    tr: `${capitalized(use.tr, 'tr')} için ${sound.tr} ${isWoman ? 'kadın' : 'erkek'} sesi.`,
    en: `${capitalized(sound.en, 'en')} ${isWoman ? 'woman’s' : 'man’s'} voice for ${use.en}.`,
    ru: `${capitalized(russian, 'ru')} для ${use.ru}.`,
  }
}
