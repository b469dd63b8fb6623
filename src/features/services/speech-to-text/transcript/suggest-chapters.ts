import { isLocale, type Locale } from '#src/config/locales.ts'
import type { Chapter } from '#src/contract/speech-to-text.ts'
import { blocksOf, type EditorState } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { lowerCase } from '#src/lib/letter-case.ts'
import { newId } from '#src/rules/new-id.ts'
import { chapterStart } from './add-chapters.ts'

/** Words compared on either side of a border. */
const COMPARED_WORDS = 80
/** Letters that words of one subject share, whatever their endings. */
const STEM_LETTERS = 5
/** Shorter words rarely tell a subject. */
const MIN_LETTERS = 5
/** Seconds of the shortest chapter, and of one that is never too short. */
const MIN_CHAPTER_S = 30
const LONG_CHAPTER_S = 300
/** Chapters that are usual, however long the recording is. */
const TYPICAL_CHAPTERS = 12
/** A pause of so many seconds separates as clearly as other words do. */
const LONG_PAUSE_S = 3
/** Share of a pause in the score of a border. */
const PAUSE_SHARE = 0.3
const TITLE_WORDS = 3
const OPENING_WORDS = 6

interface SpokenText {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly words: readonly SubjectWord[]
}

interface SubjectWord {
  readonly stem: string
  readonly written: string
}

type Counts = ReadonlyMap<string, number>

function subjectWords(text: string, locale: Locale): SubjectWord[] {
  return (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).flatMap((written) => {
    if (written.length < MIN_LETTERS) return []
    return { stem: lowerCase(written, locale).slice(0, STEM_LETTERS), written }
  })
}

function countsOf(words: readonly SubjectWord[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** Similarity of two texts by their words, 0–1. */
function similarity(a: Counts, b: Counts): number {
  let common = 0
  for (const [stem, count] of a) common += count * (b.get(stem) ?? 0)
  const length = (counts: Counts) => Math.hypot(...counts.values())
  return common === 0 ? 0 : common / (length(a) * length(b))
}

/** How clearly the subject changes before each segment, 0–1. */
function borderScores(spoken: readonly SpokenText[]): number[] {
  const all = spoken.flatMap(({ words }) => words)
  let place = 0
  return spoken.map(({ start, words }, at) => {
    const left = all.slice(Math.max(0, place - COMPARED_WORDS), place)
    const right = all.slice(place, place + COMPARED_WORDS)
    place += words.length
    const pause = Math.min(1, Math.max(0, start - (spoken[at - 1]?.end ?? start)) / LONG_PAUSE_S)
    return (1 - PAUSE_SHARE) * (1 - similarity(countsOf(left), countsOf(right))) + PAUSE_SHARE * pause
  })
}

/** The first words of a text, up to the end of a sentence. */
function openingOf(text: string): string {
  const words = text.split(/\s+/u).slice(0, OPENING_WORDS)
  const end = words.findIndex((word) => /[.!?…]$/u.test(word))
  return (end === -1 ? words : words.slice(0, end + 1)).join(' ').replace(/[.,;:–—-]+$/u, '')
}

/** The most telling words of a part: repeated in it, rare elsewhere, in their order. Otherwise its first words. */
function titleOf(part: readonly SpokenText[], all: Counts, locale: Locale): string {
  const words = part.flatMap((spoken) => spoken.words)
  const own = countsOf(words)
  const repeated = [...own.keys()].filter((stem) => (own.get(stem) ?? 0) > 1)
  if (repeated.length === 0) return openingOf(part[0]?.text ?? '')
  const weight = (stem: string) => (own.get(stem) ?? 0) ** 2 / (all.get(stem) ?? 1)
  const best = repeated.sort((a, b) => weight(b) - weight(a)).slice(0, TITLE_WORDS)
  const inOrder = new Set(words.filter(({ stem }) => best.includes(stem)).map(({ stem }) => stem))
  const title = [...inOrder].map((stem) => formOf(words, stem, locale)).join(', ')
  return title.slice(0, 1).toLocaleUpperCase(locale) + title.slice(1)
}

/** A written form of a word: in lower case, unless it is a name, which never is. */
function formOf(part: readonly SubjectWord[], stem: string, locale: Locale): string {
  const forms = part.flatMap((one) => (one.stem === stem ? one.written : []))
  return forms.find((form) => form === lowerCase(form, locale)) ?? forms[0] ?? ''
}

/** Indexes of segments that start a chapter, the clearest borders first, none too close to another. */
function bordersOf(spoken: readonly SpokenText[], taken: readonly number[], most: number): number[] {
  const scores = borderScores(spoken)
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  const end = spoken.at(-1)?.end ?? 0
  const shortest = Math.min(LONG_CHAPTER_S, Math.max(MIN_CHAPTER_S, end / TYPICAL_CHAPTERS))
  const starts = [...taken]
  const chosen: number[] = []
  const ranked = scores
    .map((score, at) => ({ score: at === 0 ? 1 : score, at }))
    .filter(({ score }) => score > mean)
    .sort((a, b) => b.score - a.score || a.at - b.at)
  for (const { at } of ranked) {
    const start = spoken[at]?.start ?? 0
    const isClose = starts.some((other) => Math.abs(other - start) < shortest)
    if (chosen.length >= most || isClose || end - start < shortest) continue
    starts.push(start)
    chosen.push(at)
  }
  // The whole recording is no chapter.
  return starts.length < 2 ? [] : chosen.sort((a, b) => a - b)
}

/**
 * Suggests chapters where other words begin or a pause is long, with the words of each that tell most as its title.
 * Existing chapters stay.
 */
export function suggestChapters(
  state: EditorState,
  chapters: readonly Chapter[],
  { language, most }: { readonly language: string | undefined; readonly most: number },
): Chapter[] {
  const code = language?.split('-')[0]
  const locale = code !== undefined && isLocale(code) ? code : 'en'
  const blocks = blocksOf(state)
  const spoken = blocks.flatMap((block, index): SpokenText[] => {
    const segment = segmentOf(block)
    if (!segment || block.text.trim() === '') return []
    const start = chapterStart(segment, segmentOf(blocks[index - 1]))
    return [{ text: block.text, start, end: segment.end, words: subjectWords(block.text, locale) }]
  })
  const all = countsOf(spoken.flatMap(({ words }) => words))
  const taken = chapters.map(({ start }) => start)
  const borders = bordersOf(spoken, taken, most - chapters.length)
  return borders.flatMap((at, index) => {
    const start = spoken[at]?.start ?? 0
    const next = [...taken, spoken[borders[index + 1] ?? spoken.length]?.start ?? Number.POSITIVE_INFINITY]
    const end = Math.min(...next.filter((moment) => moment > start))
    const part = spoken.filter((one) => one.start >= start && one.start < end)
    const title = titleOf(part, all, locale)
    return title === '' ? [] : { id: newId(), start, title }
  })
}
