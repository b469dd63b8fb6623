import { narratorOf, type Sample } from '#mocks/features/seeding/sample.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

interface Guide {
  readonly title: string
  readonly paragraphs: readonly [string, string, string]
}

/** An audio guide. */
const guides: Readonly<Record<LocaleCode, Guide>> = {
  az: {
    title: 'Muzey üçün audiobələdçi',
    paragraphs: [
      'Xalça Muzeyinə xoş gəlmisiniz! Başlamazdan əvvəl telefonunuzun səsini bağlayın və qulaqlıqlarınızı taxın.',
      'Qarşınızda Qarabağ xalçası asılıb. Toxucu onun üzərində on bir ay işləyib və bir milyondan çox ilməni əllə vurub.',
      'Haşiyəyə diqqətlə baxın. Hər toxucu orada kiçik bir səhv gizlədirdi, çünki yalnız təbiət qüsursuzdur.',
    ],
  },
  tr: {
    title: 'Müze için sesli rehber',
    paragraphs: [
      'Halı Müzesi’ne hoş geldiniz! Başlamadan önce telefonunuzun sesini kapatın ve kulaklığınızı takın.',
      'Karşınızda Karabağ’dan bir halı duruyor. Dokuyucu bu halının üzerinde on bir ay çalıştı ve bir milyondan fazla ilmeği elle attı.',
      'Bordüre dikkatle bakın. Her dokuyucu oraya küçük bir hata gizlerdi, çünkü yalnızca doğa kusursuzdur.',
    ],
  },
  en: {
    title: 'Audio guide for a museum',
    paragraphs: [
      'Welcome to the Carpet Museum! Before you begin, please turn your phone to silent and put on your headphones.',
      'In front of you hangs a carpet from Karabakh. The weaver worked on it for eleven months, and tied more than a million knots by hand.',
      'Look closely at the border. Every weaver hid one small mistake in it, because only nature is perfect.',
    ],
  },
  ru: {
    title: 'Аудиогид для музея',
    paragraphs: [
      'Добро пожаловать в Музей ковра! Прежде чем начать, выключите звук телефона и наденьте наушники.',
      'Перед вами ковёр из Карабаха. Ткачиха работала над ним одиннадцать месяцев и завязала вручную больше миллиона узлов.',
      'Посмотрите внимательно на кайму. Каждая ткачиха прятала в ней маленькую ошибку, потому что безупречна только природа.',
    ],
  },
}

export function sampleSpeech(locale: LocaleCode): Sample {
  const { title, paragraphs } = guides[locale]
  const [welcome, carpet, border] = paragraphs
  return {
    title,
    language: locale,
    voiceId: narratorOf(locale),
    blocks: [
      { text: welcome },
      { type: 'pause', text: '', settings: { pause: 1 } },
      { text: carpet },
      { text: border, settings: { speed: 0.9 } },
    ],
  }
}
