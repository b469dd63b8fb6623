import type { DrawnPage } from '#mocks/engines/pages/page-engine.ts'
import type { PageLine, PageWord } from '#src/contract/detect-text.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

/**
 * A page of the sandbox: paragraphs of lines, in which a tab moves to the next column, and uncertain words with the
 * recogniser's wrong readings.
 */
export interface SamplePage {
  language: LocaleCode
  paragraphs: readonly (readonly string[])[]
  doubtful?: readonly string[]
}

const WIDTH = 1240
const HEIGHT = 1754
/** In pixels: height of a line and of its letters, width of a letter, left margin. */
const LINE = 52
const LETTERS = 36
const LETTER = 17
const LEFT = 130
/** Width of a table column, in pixels. */
const COLUMN = 400
const TOP = 150

const CERTAIN_CONFIDENCE = 0.96
const DOUBTFUL_CONFIDENCE = 0.58

const samplePagesByKey: Readonly<Record<string, SamplePage>> = {
  'sample-page-empty': { language: 'az', paragraphs: [] },
  'sample-page-receipt': {
    language: 'az',
    paragraphs: [
      ['Nərgiz çay evi', 'Bakı, Nizami küçəsi 14'],
      ['Qəbz 0217', 'Tarix: 14.10.2026'],
      ['Pürrəngi çay 2 ədəd 6,40', 'Mürəbbə 1 ədəd 4,80', 'Paxlava 3 ədəd 12,60', 'Xidmət haqqı 2,40'],
      ['Cəmi: 26,20 manat', 'Təşəkkür edirik!'],
    ],
    doubtful: ['0217', 'Paxlava', '12,60'],
  },
  'sample-page-prices': {
    language: 'az',
    paragraphs: [
      ['Çay evinin qiymətləri, noyabr'],
      [
        'Məhsul\tPay\tQiymət',
        'Pürrəngi çay\t1 çaynik\t6,40',
        'Paxlava\t3 ədəd\t12,60',
        'Mürəbbə\t1 qab\t4,80',
      ],
      ['Xidmət haqqı on faizdir.'],
    ],
    doubtful: ['çaynik'],
  },
  'sample-page-letter-az': {
    language: 'az',
    paragraphs: [
      ['Hörmətli oxucular!'],
      [
        'Kitabxanamız noyabrın 1-dən yeni iş saatlarına',
        'keçir. Oxu zalı hər gün səhər saat doqquzdan',
        'axşam səkkizə qədər açıq olacaq.',
      ],
      [
        'Kitabları evə götürmək üçün yeni kart lazımdır.',
        'Kartı qeydiyyat masasında beş dəqiqəyə almaq',
        'mümkündür.',
      ],
      ['Hörmətlə, kitabxananın rəhbərliyi'],
    ],
    doubtful: ['1-dən'],
  },
  'sample-page-letter-tr': {
    language: 'tr',
    paragraphs: [
      ['Değerli komşularımız,'],
      [
        'Apartmanımızın yıllık toplantısı önümüzdeki',
        'pazar günü saat on birde bahçede yapılacaktır.',
        'Asansörün bakımı ve yeni kapı görüşülecektir.',
      ],
      ['Katılımınızı rica ederiz.', 'Yönetim kurulu'],
    ],
    doubtful: ['Asansörün'],
  },
  'sample-page-letter-en': {
    language: 'en',
    paragraphs: [
      ['Notes from the field trip'],
      [
        'We left the harbour before sunrise and reached',
        'the island in less than an hour. The water was',
        'calm, and the birds had not yet woken up.',
      ],
      ['Twelve nests were counted on the north shore,', 'four more than last year.'],
    ],
    doubtful: ['nests'],
  },
  'sample-page-letter-ru': {
    language: 'ru',
    paragraphs: [
      ['Объявление'],
      [
        'Уважаемые жильцы! В четверг с десяти утра до',
        'двух часов дня в доме будет отключена вода.',
        'Просим запастись водой заранее.',
      ],
      ['Управляющая компания, телефон 555-01-37'],
    ],
    doubtful: ['555-01-37'],
  },
}

export type SampleKey = `sample-page-${string}`

export const isSamplePage = (key: string): key is SampleKey => Object.hasOwn(samplePagesByKey, key)

/** @throws RangeError for an unknown page name */
export function samplePage(key: string): SamplePage {
  const sample = samplePagesByKey[key]
  if (!sample) throw new RangeError(`there is no page ${key}`)
  return sample
}

function wordsFrom(text: string, from: number, top: number, doubtful: readonly string[]): PageWord[] {
  let left = from
  return text.split(' ').map((word) => {
    const width = word.length * LETTER
    const confidence = doubtful.includes(word) ? DOUBTFUL_CONFIDENCE : CERTAIN_CONFIDENCE
    const box: PageWord['box'] = [left / WIDTH, top / HEIGHT, width / WIDTH, LETTERS / HEIGHT]
    left += width + LETTER
    return { text: word, box, confidence }
  })
}

function lineAt(line: string, top: number, paragraph: number, doubtful: readonly string[]): PageLine {
  const cells = line.split('\t')
  const words = cells.flatMap((cell, column) => wordsFrom(cell, LEFT + column * COLUMN, top, doubtful))
  const [x = 0, , width = 0] = words.at(-1)?.box ?? []
  const box: PageLine['box'] = [LEFT / WIDTH, top / HEIGHT, x + width - LEFT / WIDTH, LETTERS / HEIGHT]
  return { text: cells.join(' '), box, confidence: CERTAIN_CONFIDENCE, paragraph, words }
}

export function sampleDocument(key: string): DrawnPage {
  const { paragraphs, doubtful = [] } = samplePage(key)
  let top = TOP
  const lines = paragraphs.flatMap((paragraph, index) => {
    const placed = paragraph.map((text) => {
      const line = lineAt(text, top, index, doubtful)
      top += LINE
      return line
    })
    top += LINE
    return placed
  })
  return { width: WIDTH, height: HEIGHT, lines }
}
