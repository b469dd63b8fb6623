import { joinAll } from './join-lines.ts'

const MOMENT = String.raw`(?:(\d{1,3}) ?: ?)?(\d{1,2}) ?: ?(\d{1,2})(?: ?[.,:] ?(\d{1,3}))?`
/** The line of a subtitle with its start and end. */
export const TIMES = new RegExp(`^ *${MOMENT} *-{1,2}> *${MOMENT}(?: |$)`)
export const NUMBER = /^ *\d+ *$/
export const VTT = /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/
/** Blocks of WebVTT that hold no subtitle. */
export const NO_CUE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

/** Tags of SubRip, as far as programs write them; other angle brackets are text. */
const SRT_TAGS = /<\/?(?:b|i|u|s|c|v|font|span|ruby|rt)(?:[\s.=][^<>]*)?>|\{\\[^{}]*\}/giu
const VTT_TAGS = /<[^<>]*>/gu
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  quot: '"',
  apos: "'",
  '#39': "'",
  lrm: '',
  rlm: '',
}

export const withoutTags = (raw: string, isVtt: boolean): string =>
  isVtt
    ? raw
        .replace(VTT_TAGS, '')
        .replace(/&(amp|lt|gt|nbsp|quot|apos|#39|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? '')
    : raw.replace(SRT_TAGS, '')

/** A number, and a line with an arrow below it. */
const SRT = /^\ufeff?\s*\d+\s*[\r\n]\s*[\d:., \t]+-{1,2}>/

const isTimes = (line: string | undefined) => line !== undefined && TIMES.test(line.replaceAll('\t', ' '))

/** Share of lines that repeat the line before them, from which a file repeats each line as it rolls up. */
const ROLLING_SHARE = 0.4
const MIN_REPEATS = 3

/** Whether each line is shown again above the next one, as in live captions and those that YouTube makes. */
export function isRolling(lines: readonly string[]): boolean {
  const repeats = lines.filter((line, index) => index > 0 && line === lines[index - 1]).length
  return repeats >= MIN_REPEATS && repeats >= lines.length * ROLLING_SHARE
}

const SENTENCE_END = /[.!?…]["'»”)\]]*$/u

/** Subtitles cut sentences into lines; each sentence becomes one again. */
function sentencesOf(lines: readonly string[]): string[] {
  const sentences: string[][] = []
  for (const line of lines) {
    const open = sentences.at(-1)
    const last = open?.at(-1)
    if (open === undefined || last === undefined || SENTENCE_END.test(last)) sentences.push([line])
    else open.push(line)
  }
  return sentences.map(joinAll)
}

/**
 * The words of a SubRip or WebVTT text, with blank lines between its sentences; undefined for another text. Only
 * numbers, times, comments and tags are left out.
 */
export function subtitleText(text: string): string | undefined {
  const isVtt = VTT.test(text)
  if (!isVtt && !SRT.test(text)) return undefined
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/^\ufeff/u, '').trim())
  let isSilent = isVtt
  const words = lines.filter((line, index) => {
    const isStart = (lines[index - 1] ?? '') === ''
    if (isStart) isSilent = isVtt && (index === 0 || NO_CUE.test(line))
    const isName = isTimes(lines[index + 1]) && (NUMBER.test(line) || (isVtt && isStart))
    return line !== '' && !isSilent && !isName && !isTimes(line)
  })
  const plain = words.map((line) => withoutTags(line, isVtt).trim()).filter(Boolean)
  const once = isRolling(plain) ? plain.filter((line, index) => line !== plain[index - 1]) : plain
  return sentencesOf(once).join('\n\n')
}
