import { MAX_SPEAKERS } from '#src/contract/generate-body.ts'
import { SPEAKER_NAME_MAX } from '#src/contract/limits.ts'
import type { Voice } from '#src/contract/voices.ts'
import type { Command, Edit, EditorState } from '#src/features/editor/editor-context.ts'
import { newId } from '#src/rules/new-id.ts'
import { changePlace } from './dub-commands.ts'
import { DubDefaults, dubDefaultsOf, isSameVoices } from './dub-defaults.ts'
import { dubOf } from './dub-segment.ts'

export const changeSpeaker = (
  { blocks }: EditorState,
  keys: readonly string[],
  speakerId: string,
): Command => ({
  edits: keys.flatMap((key) => {
    const block = blocks.get(key)
    return block && dubOf(block)?.speakerId !== speakerId ? changePlace(block, { speakerId }).edits : []
  }),
})

const keysBySpeaker = ({ order, blocks }: EditorState) =>
  Map.groupBy(order, (key) => dubOf(blocks.get(key))?.speakerId ?? null)

/** "Aysel · Kənan": the person, then the voice. Another voice replaces the second part. */
const nameWithVoice = (name: string, voice: string) =>
  [...`${name.split(' · ')[0]} · ${voice}`].slice(0, SPEAKER_NAME_MAX).join('')

interface VoiceChange extends Command {
  /** Names of the speakers that it adds. */
  readonly added: readonly string[]
}

/**
 * Speaks segments with another voice in a language. A voice belongs to a speaker, so a speaker whose segments are not
 * all among them keeps the voice, and these get a speaker who is named after both. Undefined if that is too many
 * speakers.
 */
export function changeVoice(
  state: EditorState,
  keys: readonly string[],
  language: number,
  voice: Pick<Voice, 'id' | 'name'>,
): VoiceChange | undefined {
  const { speakers, background } = dubDefaultsOf(state.defaults)
  const chosen = new Set(keys)
  let after = speakers
  const added: string[] = []
  const edits: Edit[] = []
  for (const [speakerId, own] of keysBySpeaker(state)) {
    const given = own.filter((key) => chosen.has(key))
    const speaker = speakers.find(({ id }) => id === speakerId) ?? speakers[0]
    if (given.length === 0 || !speaker || speaker.voices?.[language] === voice.id) continue
    const voices = { ...speaker.voices, [language]: voice.id }
    if (given.length === own.length && speaker.id === speakerId) {
      after = after.map((one) => (one === speaker ? { ...one, voices } : one))
      continue
    }
    const name = nameWithVoice(speaker.name, voice.name)
    const known = after.find((one) => one.name === name && isSameVoices(one.voices, voices))
    const other = known ?? { id: newId(), name, voices }
    if (!known) {
      after = [...after, other]
      added.push(name)
    }
    edits.push(...changeSpeaker(state, given, other.id).edits)
  }
  if (after.length > MAX_SPEAKERS) return undefined
  const own = new DubDefaults(after, background)
  const defaults: Edit[] = after === speakers ? [] : [{ kind: 'defaults', values: { own } }]
  return { edits: [...defaults, ...edits], added }
}

/** Assigns segments to a new speaker, who starts with the voice of the first segment's speaker. */
export function addSpeaker(state: EditorState, name: string, keys: readonly string[]): Command {
  const { speakers, background } = dubDefaultsOf(state.defaults)
  const before = dubOf(state.blocks.get(keys[0] ?? ''))?.speakerId
  const id = newId()
  const { voices } = speakers.find((speaker) => speaker.id === before) ?? {}
  const own = new DubDefaults([...speakers, { id, name, ...(voices && { voices }) }], background)
  return {
    edits: [{ kind: 'defaults', values: { own } }, ...changeSpeaker(state, keys, id).edits],
  }
}
