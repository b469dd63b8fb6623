import type { LocaleCode } from '#src/contract/primitives.ts'

interface ReaderWords {
  readonly player: string
  readonly listen: string
  readonly pause: string
  readonly place: string
  readonly speed: string
  readonly parts: string
  readonly unread: string
  readonly failed: string
  /** The page's own policy blocks the service. */
  readonly blocked: string
  /** Contains the placeholder `{domain}`. */
  readonly elsewhere: string
}

const words: Readonly<Record<string, ReaderWords>> = {
  az: {
    player: 'Məqalənin pleyeri',
    listen: 'Məqaləni dinlə',
    pause: 'Fasilə ver',
    place: 'Səsdəki yer',
    speed: 'Sürət',
    parts: 'Oxunanlar',
    unread: 'Bu səhifə hələ səsləndirilməyib.',
    failed: 'Səs yüklənmədi. Yenidən cəhd edin.',
    blocked: 'Bu saytın təhlükəsizlik siyasəti səsə icazə vermir.',
    elsewhere: 'Bu pleyer {domain} saytı üçündür, ona görə burada oxumur.',
  },
  tr: {
    player: 'Yazının oynatıcısı',
    listen: 'Yazıyı dinle',
    pause: 'Duraklat',
    place: 'Sesteki yer',
    speed: 'Hız',
    parts: 'Okunanlar',
    unread: 'Bu sayfa henüz seslendirilmedi.',
    failed: 'Ses yüklenemedi. Yeniden deneyin.',
    blocked: 'Bu sitenin güvenlik politikası sese izin vermiyor.',
    elsewhere: 'Bu oynatıcı {domain} sitesi içindir, bu yüzden burada okumaz.',
  },
  en: {
    player: 'Player of the article',
    listen: 'Listen to the article',
    pause: 'Pause',
    place: 'Position in the sound',
    speed: 'Speed',
    parts: 'What is read',
    unread: 'This page has not been read yet.',
    failed: 'The sound did not load. Try again.',
    blocked: 'The security policy of this site does not allow the sound.',
    elsewhere: 'This player belongs to {domain} and does not read here.',
  },
  ru: {
    player: 'Плеер статьи',
    listen: 'Слушать статью',
    pause: 'Пауза',
    place: 'Место в записи',
    speed: 'Скорость',
    parts: 'Что озвучено',
    unread: 'Эта страница ещё не озвучена.',
    failed: 'Звук не загрузился. Попробуйте ещё раз.',
    blocked: 'Политика безопасности этого сайта не пропускает звук.',
    elsewhere: 'Этот плеер — для сайта {domain}, поэтому здесь он не читает.',
  },
} satisfies Record<LocaleCode, ReaderWords>

const ENGLISH_WORDS = words.en

export const wordsIn = (language: string): ReaderWords | undefined => words[language] ?? ENGLISH_WORDS
