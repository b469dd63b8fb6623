/** Longest heading in characters; a longer line is a sentence. */
const MAX_LINE_LENGTH = 80

const NUMBER = '(?:\\d{1,3}|[ivxlc]{1,7})'
const END = '(?![\\p{L}\\p{N}]).*'

const EN_WORDS =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|the \\p{L}+)'
const AZ_WORDS =
  '(?:birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yeddinci|səkkizinci|doqquzuncu|onuncu|on \\p{L}+|iyirminci|iyirmi \\p{L}+)'
const TR_WORDS =
  '(?:birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|on \\p{L}+|yirminci|yirmi \\p{L}+)'
const RU_WORDS =
  '(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|\\p{L}+надцат|двадцат|тридцат)\\p{L}*'

const NAMED = [
  'prologue|epilogue|introduction|foreword|preface|afterword',
  'proloq|epiloq|ön söz|son söz|giriş|müqəddimə',
  'prolog|epilog|önsöz|sonsöz',
  'пролог|эпилог|предисловие|послесловие|введение|вступление|от автора',
].join('|')

const CHAPTER_LINES = [
  `^(?:chapter|part|book|section)\\s+(?:${NUMBER}|${EN_WORDS})${END}`,
  `^(?:fəsil|hissə|bölmə)\\s+(?:${NUMBER}|${AZ_WORDS})${END}`,
  `^(?:${NUMBER}(?:\\s?-?\\s?(?:ci|cı|cu|cü))?\\.?|${AZ_WORDS})\\s+(?:fəsil|hissə|bölmə)${END}`,
  `^(?:bölüm|kısım)\\s+(?:${NUMBER}|${TR_WORDS})${END}`,
  `^(?:${NUMBER}\\.?|${TR_WORDS})\\s+(?:bölüm|kısım)${END}`,
  `^(?:глава|часть|книга|раздел)\\s+(?:${NUMBER}|${RU_WORDS})${END}`,
  `^(?:${NAMED})(?:[.:!—–-].*)?$`,
].map((pattern) => new RegExp(pattern, 'u'))

/**
 * Both lower-case forms, and that of a Roman number before a word with a dotted İ: capitals do not show their
 * alphabet.
 */
function foldings(line: string): string[] {
  const turkic = line.toLocaleLowerCase('tr')
  return [line.toLowerCase(), turkic, turkic.replaceAll('ı', 'i')]
}

export function isChapterLine(line: string): boolean {
  const short = line.trim()
  if (short === '' || short.length > MAX_LINE_LENGTH) return false
  return foldings(short).some((folded) => CHAPTER_LINES.some((pattern) => pattern.test(folded)))
}

const FRONT_AND_BACK_MATTER =
  /^(?:(?:table of )?contents|copyright.*|title page|dedication|index|also by.*|mündəricat|içindəkilər|müəllif hüququ.*|içindekiler|telif hakkı.*|künye|содержание|оглавление|авторские права.*|выходные данные|титульный лист|cover|üz qabığı|kapak|обложка|(?:the )?(?:full )?project gutenberg.*)$/u

export const isMatterTitle = (title: string): boolean =>
  foldings(title.trim()).some((folded) => FRONT_AND_BACK_MATTER.test(folded))
