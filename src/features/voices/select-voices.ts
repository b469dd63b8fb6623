import { type Gender, genders } from '#src/contract/primitives.ts'
import type { Voice } from '#src/contract/voices.ts'
import { speaksLanguage } from './speaks-language.ts'

export const voiceTabs = ['all', 'favorites', 'mine', 'recent'] as const
export type VoiceTab = (typeof voiceTabs)[number]

/** Genders of voices, each with the key of its name in `voices`. */
export const genderNames = [
  [genders.WOMAN, 'woman'],
  [genders.MAN, 'man'],
] as const

export const voiceAges = ['young', 'middle', 'old'] as const
export const voiceUseCases = [
  'narration',
  'conversation',
  'news',
  'advertising',
  'education',
  'support',
] as const

export const voiceSorts = ['name', 'popular', 'newest', 'cheapest'] as const
export type VoiceSort = (typeof voiceSorts)[number]

export interface VoiceFilter {
  readonly tab: VoiceTab
  readonly searched: string
  readonly language: number | undefined
  readonly gender: Gender | undefined
  readonly age: Voice['age'] | undefined
  readonly useCase: Voice['use_case'] | undefined
  readonly sort: VoiceSort
}

interface Comparisons {
  compare: (a: string, b: string) => number
  matches: (text: string, searched: string) => boolean
}

function isInTab(voice: Voice, tab: VoiceTab, recent: readonly number[]) {
  if (tab === 'favorites') return voice.is_favorite
  if (tab === 'mine') return voice.is_owner
  return tab === 'all' || recent.includes(voice.id)
}

type Order = (a: Voice, b: Voice) => number

/** Voices without the value from the server are equal, so they are sorted by name. */
const compareNumbers = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? 0 : a - b

const momentOf = ({ created_at }: Voice) => (created_at ? Date.parse(created_at) : undefined)

const compareBySort: Readonly<Record<Exclude<VoiceSort, 'name'>, Order>> = {
  popular: (a, b) => compareNumbers(b.usage_count, a.usage_count),
  newest: (a, b) => compareNumbers(momentOf(b), momentOf(a)),
  cheapest: (a, b) => compareNumbers(a.price_multiplier, b.price_multiplier),
}

export function selectVoices(
  voices: readonly Voice[],
  filter: VoiceFilter,
  recent: readonly number[],
  { compare, matches }: Comparisons,
): Voice[] {
  const { tab, searched, language, gender, age, useCase, sort } = filter
  const fits = (wanted: unknown, value: unknown) => wanted === undefined || wanted === value
  const found = voices.filter(
    (voice) =>
      isInTab(voice, tab, recent) &&
      (language === undefined || speaksLanguage(voice, language)) &&
      fits(gender, voice.gender) &&
      fits(age, voice.age) &&
      fits(useCase, voice.use_case) &&
      matches(`${voice.name} ${voice.description ?? ''} ${voice.accent ?? ''}`, searched),
  )
  if (tab === 'recent') return found.sort((a, b) => recent.indexOf(a.id) - recent.indexOf(b.id))
  const byName: Order = (a, b) => compare(a.name, b.name)
  return found.sort(sort === 'name' ? byName : (a, b) => compareBySort[sort](a, b) || byName(a, b))
}

/** Traits that the server gives for at least one voice; there are no filters or orders for the others. */
export function knownTraits(voices: readonly Voice[]) {
  const isKnown = (name: keyof Voice) =>
    voices.length === 0 || voices.some((voice) => voice[name] !== undefined)
  return {
    language: isKnown('language_ids'),
    gender: isKnown('gender'),
    age: isKnown('age'),
    useCase: isKnown('use_case'),
    popular: isKnown('usage_count'),
    newest: isKnown('created_at'),
    cheapest: isKnown('price_multiplier'),
    name: true,
  }
}
export type KnownTraits = ReturnType<typeof knownTraits>
