import type { Command, EditorState } from '#src/features/editor/editor-context.ts'
import { newId } from '#src/rules/new-id.ts'
import { changePlace } from './dub-commands.ts'
import { DubDefaults, dubDefaultsOf } from './dub-defaults.ts'
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
