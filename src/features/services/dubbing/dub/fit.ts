import type { Translation } from '#src/contract/block.ts'
import { DUB_SPEED_MAX } from '#src/contract/limits.ts'
import type { Editor, EditorBlock, EditorState } from '#src/features/editor/editor-context.ts'
import { isToSpeak, SLOT_LIMIT_PERCENT } from '#src/rules/dubbing.ts'
import { type DubDefaults, dubDefaultsOf } from './dub-defaults.ts'
import { type DubSegment, dubOf } from './dub-segment.ts'

/** Share of the segment's time that the spoken translation takes; 1 is all of it. */
export function slotShare({ start, end }: Pick<DubSegment, 'start' | 'end'>, { generated }: Translation) {
  const { duration } = generated
  return typeof duration === 'number' && end > start ? duration / (end - start) : undefined
}

/**
 * Time at which a translation ends in the mix, in seconds: the next segment cuts it off, unless it may run over.
 * @param place of its segment, from 1
 */
export function soundEndOf(
  { store }: Editor,
  place: number,
  { start }: Pick<DubSegment, 'start'>,
  { generated, may_run_over: mayRunOver }: Translation,
): number {
  const end = start + (generated.duration ?? 0)
  const next = dubOf(store.getBlock(store.getOrder()[place] ?? ''))
  return mayRunOver || !next || next.start <= start ? end : Math.min(end, next.start)
}

/** Whole per cent as shown to the customer, so that a value shown as the limit does not exceed it. */
const percentOf = (share: number) => Math.round(100 * share)

export const isTooLong = (share: number) => percentOf(share) > SLOT_LIMIT_PERCENT

export const canSpeakFaster = ({ speed }: Translation) => speed < DUB_SPEED_MAX

export const voiceOf = ({ speakers }: DubDefaults, { speakerId }: DubSegment, language: number) =>
  (speakers.find(({ id }) => id === speakerId) ?? speakers[0])?.voices?.[language]

export function isStale(defaults: EditorState['defaults'], segment: DubSegment, language: number): boolean {
  const translation = segment.translations[language]
  if (!translation) return false
  return isToSpeak(translation, translation.generated.status, {
    voiceId: voiceOf(dubDefaultsOf(defaults), segment, language),
    pronunciations: defaults.settings?.pronunciations,
  })
}

/** Whether a text has no translation, or one of another text. */
export function isOutdated({ text }: EditorBlock, translation: Translation) {
  const { source_text } = translation
  if (translation.text.trim() === '') return text.trim() !== ''
  return typeof source_text === 'string' && source_text.trim() !== text.trim()
}

interface StaleSegments {
  readonly keys: readonly string[]
  /** Seconds to be paid for; excludes failed ones, which are paid already. */
  readonly seconds: number
}

/** @param among keys of the segments to look at; by default, all */
export function staleSegments(
  state: EditorState,
  languages: readonly number[],
  among?: Pick<ReadonlySet<string>, 'has'>,
): StaleSegments {
  const { defaults } = state
  const keys: string[] = []
  let seconds = 0
  for (const block of state.blocks.values()) {
    const segment = among?.has(block.key) === false ? undefined : dubOf(block)
    const stale = segment ? languages.filter((language) => isStale(defaults, segment, language)) : []
    if (!segment || stale.length === 0) continue
    keys.push(block.key)
    const charged = stale.filter((language) => segment.translations[language]?.generated.status !== 'failed')
    seconds += charged.length * (segment.end - segment.start)
  }
  return { keys, seconds }
}

/** Both texts of a segment split at the caret; the translation is split at about the same share. */
export function splitTranslation(block: EditorBlock, caret: number) {
  const segment = dubOf(block)
  const share = caret / Math.max(1, block.text.length)
  const parts = Object.entries(segment?.translations ?? {}).map(([language, translation]) => {
    const words = translation.text.split(/\s+/u)
    const at = Math.min(words.length, Math.max(0, Math.round(words.length * share)))
    const own = { ...translation, source_text: undefined }
    const unspoken = { ...own, spoken: null, generated: { status: 'none' as const } }
    return {
      above: [language, { ...own, text: words.slice(0, at).join(' ') }] as const,
      below: [language, { ...unspoken, text: words.slice(at).join(' ') }] as const,
    }
  })
  return {
    above: Object.fromEntries(parts.map(({ above }) => above)),
    below: Object.fromEntries(parts.map(({ below }) => below)),
  }
}
