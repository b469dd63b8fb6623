/** Longest heading in characters; a longer line is a sentence. */
const MAX_LINE_LENGTH = 80

const CHAPTER_NUMBER = '(?:\\d{1,3}|[ivxlc]{1,7})'
const REST_OF_LINE = '(?![\\p{L}\\p{N}]).*'

const EN_WORDS =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|the \\p{L}+)'
const AZ_WORDS =
  '(?:birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yeddinci|səkkizinci|doqquzuncu|onuncu|on \\p{L}+|iyirminci|iyirmi \\p{L}+)'
const TR_WORDS =
  '(?:birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|on \\p{L}+|yirminci|yirmi \\p{L}+)'
const RU_WORDS =
  '(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|\\p{L}+надцат|двадцат|тридцат)\\p{L}*'

const NAMED_CHAPTERS = [
  'prologue|epilogue|introduction|foreword|preface|afterword',
  'proloq|epiloq|ön söz|son söz|giriş|müqəddimə',
  'prolog|epilog|önsöz|sonsöz',
  'пролог|эпилог|предисловие|послесловие|введение|вступление|от автора',
].join('|')

const CHAPTER_LINES = [
  `^(?:chapter|part|book|section)\\s+(?:${CHAPTER_NUMBER}|${EN_WORDS})${REST_OF_LINE}`,
  `^(?:fəsil|hissə|bölmə)\\s+(?:${CHAPTER_NUMBER}|${AZ_WORDS})${REST_OF_LINE}`,
  `^(?:${CHAPTER_NUMBER}(?:\\s?-?\\s?(?:ci|cı|cu|cü))?\\.?|${AZ_WORDS})\\s+(?:fəsil|hissə|bölmə)${REST_OF_LINE}`,
  `^(?:bölüm|kısım)\\s+(?:${CHAPTER_NUMBER}|${TR_WORDS})${REST_OF_LINE}`,
  `^(?:${CHAPTER_NUMBER}\\.?|${TR_WORDS})\\s+(?:bölüm|kısım)${REST_OF_LINE}`,
  `^(?:глава|часть|книга|раздел)\\s+(?:${CHAPTER_NUMBER}|${RU_WORDS})${REST_OF_LINE}`,
  `^(?:${NAMED_CHAPTERS})(?:[.:!—–-].*)?$`,
].map((pattern) => new RegExp(pattern, 'u'))

/**
 * Both lower-case forms, and that of a Roman number before a word with a dotted İ: capitals do not show their
 * alphabet.
 */
function lowerCaseForms(line: string): string[] {
  const turkic = line.toLocaleLowerCase('tr')
  return [line.toLowerCase(), turkic, turkic.replaceAll('ı', 'i')]
}

export function isChapterLine(line: string): boolean {
  const short = line.trim()
  if (short === '' || short.length > MAX_LINE_LENGTH) return false
  return lowerCaseForms(short).some((folded) => CHAPTER_LINES.some((pattern) => pattern.test(folded)))
}

const FRONT_AND_BACK_MATTER =
  /^(?:(?:table of )?contents|copyright.*|title page|dedication|index|also by.*|mündəricat|içindəkilər|müəllif hüququ.*|içindekiler|telif hakkı.*|künye|содержание|оглавление|авторские права.*|выходные данные|титульный лист|cover|üz qabığı|kapak|обложка|(?:the )?(?:full )?project gutenberg.*)$/u

export const isMatterTitle = (title: string): boolean =>
  lowerCaseForms(title.trim()).some((folded) => FRONT_AND_BACK_MATTER.test(folded))
