/**
 * Abbreviations whose point does not end a sentence, in the four languages. A single letter with a point is
 * an initial in all of them.
 */
const ABBREVIATIONS = new Set([
  ...['və s', 'məs', 'bax', 'prof', 'dos', 'akad', 'cən', 'xan', 'küç', 'şəh', 'ray', 'tel', 'səh', 'red'],
  ...['dr', 'doç', 'av', 'sn', 'bkz', 'örn', 'cad', 'sok', 'mah', 'apt', 'no', 'yy', 'alb', 'öğr', 'gör'],
  ...[
    'mr',
    'mrs',
    'ms',
    'jr',
    'sr',
    'st',
    'vs',
    'etc',
    'e.g',
    'i.e',
    'approx',
    'dept',
    'fig',
    'vol',
    'p',
    'pp',
  ],
  ...[
    'т.е',
    'т.к',
    'т.д',
    'т.п',
    'т.н',
    'др',
    'пр',
    'см',
    'ср',
    'напр',
    'г',
    'гг',
    'в',
    'вв',
    'ул',
    'стр',
    'тыс',
  ],
  ...['млн', 'млрд', 'руб', 'коп', 'им', 'проф', 'акад', 'тов', 'гр', 'рис', 'табл'],
])

const LAST_WORD = /([\p{L}.]+)\.["'»”’)\]]*\s*$/u
const STARTS_LOW = /^["'«“‘([]*\p{Ll}/u

function isContinuedBy(sentence: string, next: string) {
  if (STARTS_LOW.test(next) && /[.…]["'»”’)\]]*\s*$/.test(sentence)) return true
  const word = LAST_WORD.exec(sentence)?.[1]?.toLowerCase()
  if (word === undefined) return false
  return /^\p{L}$/u.test(word) || /^(\p{L}\.)+\p{L}$/u.test(word) || ABBREVIATIONS.has(word)
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(language: string) {
  const known = segmenters.get(language)
  if (known) return known
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  return segmenter
}

export function* splitSentences(text: string, language: string): Generator<string> {
  let sentence = ''
  for (const { segment } of segmenterFor(language).segment(text)) {
    if (sentence && !isContinuedBy(sentence, segment)) {
      if (sentence.trim()) yield sentence.trim()
      sentence = ''
    }
    sentence += segment
  }
  if (sentence.trim()) yield sentence.trim()
}
