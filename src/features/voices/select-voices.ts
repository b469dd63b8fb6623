import type { Gender } from '#src/contract/primitives.ts'
import type { Voice } from '#src/contract/voices.ts'

export const voiceTabs = ['all', 'favorites', 'mine', 'recent'] as const
export type VoiceTab = (typeof voiceTabs)[number]

export const voiceAges = ['young', 'middle', 'old'] as const
export const voiceUseCases = [
  'narration',
  'conversation',
  'news',
  'advertising',
  'education',
  'support',
] as const

/** What the customer looks for; `undefined` is any. */
export interface VoiceFilter {
  readonly tab: VoiceTab
  readonly searched: string
  readonly language: number | undefined
  readonly gender: Gender | undefined
  readonly age: Voice['age'] | undefined
  readonly useCase: Voice['use_case'] | undefined
}

interface Comparing {
  compare: (a: string, b: string) => number
  includes: (text: string, searched: string) => boolean
}

function isInTab(voice: Voice, tab: VoiceTab, recent: readonly number[]) {
  if (tab === 'favorites') return voice.is_favorite
  if (tab === 'mine') return voice.is_owner
  return tab === 'all' || recent.includes(voice.id)
}

/** The voices that fit, by name as the language sorts; those used recently by how recently. */
export function selectVoices(
  voices: readonly Voice[],
  filter: VoiceFilter,
  recent: readonly number[],
  { compare, includes }: Comparing,
): Voice[] {
  const { tab, searched, language, gender, age, useCase } = filter
  const fits = (wanted: unknown, value: unknown) => wanted === undefined || wanted === value
  const found = voices.filter(
    (voice) =>
      isInTab(voice, tab, recent) &&
      (language === undefined || voice.language_ids.includes(language)) &&
      fits(gender, voice.gender) &&
      fits(age, voice.age) &&
      fits(useCase, voice.use_case) &&
      (searched.trim() === '' ||
        includes(`${voice.name} ${voice.description} ${voice.accent ?? ''}`, searched)),
  )
  return tab === 'recent'
    ? found.sort((a, b) => recent.indexOf(a.id) - recent.indexOf(b.id))
    : found.sort((a, b) => compare(a.name, b.name))
}

export const speaks = (voice: Voice, language: number) => voice.language_ids.includes(language)
