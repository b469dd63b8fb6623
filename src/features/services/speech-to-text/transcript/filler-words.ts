import { isLocale, type Locale } from '#src/config/locales.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Command, Edit, EditorState } from '#src/features/editor/editor-context.ts'
import { lowerCase } from '#src/lib/letter-case.ts'

interface FillerList {
  /** Sounds of hesitation, which never have a meaning. */
  readonly sounds: RegExp
  /** Words and phrases that often fill a pause but are sometimes meaningful. */
  readonly phrases: readonly string[]
}

/** At least three letters, because `mm` means millimetres. */
const HUM_PATTERN = 'h*[mм]{3,}|h+m+|m+h+m+|хм+|гм+'

const hesitationPattern = (own: string) => new RegExp(`^(?:${HUM_PATTERN}|${own})$`, 'u')

/** By language code, in lower case and without hyphens. */
const fillerLists: Readonly<Record<string, FillerList>> = {
  az: {
    sounds: hesitationPattern('ı{2,}h?|ə{2,}h?|e{2,}h?|a{3,}|ə+m+|ı+m+'),
    phrases: ['yəni', 'deməli', 'zad', 'filan', 'nə bilim', 'necə deyim'],
  },
  tr: {
    sounds: hesitationPattern('ı{2,}h?|e{2,}h?|ö{2,}|a{3,}|ı+m+|e+m+'),
    phrases: ['yani', 'şey', 'işte', 'hani', 'falan', 'nasıl desem', 'nasıl diyeyim'],
  },
  en: {
    sounds: hesitationPattern('u+[mh]+|e+r+m+|er|e{2,}|a+h+m+'),
    phrases: ['you know', 'i mean', 'sort of', 'kind of', 'like', 'basically', 'actually'],
  },
  ru: {
    sounds: hesitationPattern('э+м*|а{3,}|ы{2,}'),
    phrases: ['ну', 'вот', 'как бы', 'типа', 'короче', 'значит', 'это самое', 'так сказать'],
  },
  de: { sounds: hesitationPattern('ä+h*m*|ö+h*m*|e+hm+'), phrases: ['halt', 'sozusagen', 'quasi'] },
  fr: { sounds: hesitationPattern('e+u+h+|h+e+u+'), phrases: ['en fait', 'ben', 'du coup', 'tu vois'] },
} satisfies Record<LocaleCode, FillerList> & Record<string, FillerList>

/** A sound or word that fills a pause, as first written, with its number of occurrences. */
export interface Filler {
  /** The same however long the filler is drawn: "um" and "ummm". */
  readonly key: string
  readonly name: string
  readonly isSound: boolean
  readonly count: number
}

interface Place extends Omit<Filler, 'count'> {
  /** Index of the first token, and number of tokens. */
  readonly at: number
  readonly length: number
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
const tokensOf = (text: string) => text.split(/\s+/u).filter((token) => token !== '')

const localeOf = (language: string): Locale => (isLocale(language) ? language : 'en')

function coresOf(tokens: readonly string[], locale: Locale) {
  return tokens.map((token) => lowerCase(token.replace(EDGES, ''), locale))
}

function placesIn(tokens: readonly string[], language: string): Place[] {
  const list = fillerLists[language]
  if (!list) return []
  const cores = coresOf(tokens, localeOf(language))
  const phrases = list.phrases.map((name) => ({ name, words: name.split(' ') }))
  const places: Place[] = []
  for (let at = 0; at < cores.length; at += 1) {
    const core = cores[at] ?? ''
    const phrase = phrases.find(({ words }) => words.every((word, index) => cores[at + index] === word))
    const sound = core.replace(/[-–]/gu, '')
    if (list.sounds.test(sound)) {
      places.push({ key: sound.replace(/(.)\1+/gu, '$1'), name: core, isSound: true, at, length: 1 })
    } else if (phrase) {
      const { name, words } = phrase
      places.push({ key: name, name, isSound: false, at, length: words.length })
      at += phrase.words.length - 1
    }
  }
  return places
}

export function findFillers({ blocks }: EditorState, language: string): Filler[] {
  const found = new Map<string, Filler>()
  for (const { text } of blocks.values()) {
    for (const { key, name, isSound } of placesIn(tokensOf(text), language)) {
      const known = found.get(key) ?? { key, name, isSound, count: 0 }
      found.set(key, { ...known, count: known.count + 1 })
    }
  }
  return [...found.values()].sort((a, b) => Number(b.isSound) - Number(a.isSound) || b.count - a.count)
}

const endOf = (token: string) => /[.!?]["»”’)]*$/u.test(token) && !/(?:\.\.\.|…)$/u.test(token)

/** Adjusts the word before a removed filler: removes its comma, and moves the end of a sentence to it. */
function adjustWordBefore(before: string, filler: string): string {
  const end = /[.!?]+$/u.exec(filler)?.[0]
  if (endOf(filler) && end) return /[.!?…]$/u.test(before) ? before : before.replace(/[,;–-]$/u, '') + end
  return filler.endsWith(',') ? before.replace(/,$/u, '') : before
}

/** Removes the tokens at these places; the new first word of a sentence takes over the capital letter. */
function textWithoutTokens(tokens: readonly string[], places: readonly Place[], locale: Locale): string {
  const kept: string[] = []
  let isCapital = false
  let at = 0
  for (const place of [...places, { at: tokens.length, length: 0 }]) {
    for (const token of tokens.slice(at, place.at)) {
      kept.push(isCapital ? token.slice(0, 1).toLocaleUpperCase(locale) + token.slice(1) : token)
      isCapital = false
    }
    const first = tokens[place.at] ?? ''
    const before = kept.at(-1)
    const begins = before === undefined || endOf(before)
    isCapital ||= begins && first !== lowerCase(first, locale)
    if (before !== undefined)
      kept[kept.length - 1] = adjustWordBefore(before, tokens[place.at + place.length - 1] ?? '')
    at = place.at + place.length
  }
  return kept.join(' ')
}

/** Removes fillers from all segments in one step, and segments that contain nothing else. */
export function removeFillers(state: EditorState, language: string, chosen: ReadonlySet<string>): Command {
  const locale = localeOf(language)
  const empty: string[] = []
  const edits: Edit[] = []
  for (const { key, text } of state.blocks.values()) {
    const tokens = tokensOf(text)
    const places = placesIn(tokens, language).filter(({ key }) => chosen.has(key))
    if (places.length === 0) continue
    const left = textWithoutTokens(tokens, places, locale)
    if (left === '') empty.push(key)
    else edits.push({ kind: 'content', key, content: { text: left } })
  }
  return { edits: empty.length > 0 ? [...edits, { kind: 'remove', keys: empty }] : edits }
}
