import type { Speaker } from '#src/contract/speech-to-text.ts'
import type { Command, Edit, EditorState } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { newId } from '#src/rules/new-id.ts'
import { chaptersOf, speakersOf, TranscriptDefaults } from './transcript-defaults.ts'

const emptyCommand: Command = { edits: [] }

function assignEdits(state: EditorState, keys: readonly string[], speakerId: string): Edit[] {
  return keys.flatMap((key) => {
    const segment = segmentOf(state.blocks.get(key))
    if (!segment || segment.speakerId === speakerId) return []
    return [{ kind: 'content', key, content: { own: segment.with({ speakerId }) } }]
  })
}

export const assignSpeaker = (state: EditorState, keys: readonly string[], speakerId: string): Command => ({
  edits: assignEdits(state, keys, speakerId),
})

const speakersEdit = ({ defaults }: EditorState, speakers: readonly Speaker[]): Edit => ({
  kind: 'defaults',
  values: { own: new TranscriptDefaults(speakers, chaptersOf(defaults)) },
})

export function addSpeaker(state: EditorState, name: string, keys: readonly string[] = []): Command {
  const id = newId()
  return {
    edits: [
      speakersEdit(state, [...speakersOf(state.defaults), { id, name }]),
      ...assignEdits(state, keys, id),
    ],
  }
}

export function renameSpeaker(state: EditorState, speakerId: string, name: string): Command {
  const speakers = speakersOf(state.defaults)
  if (speakers.some((one) => one.id === speakerId && one.name === name)) return emptyCommand
  return {
    edits: [
      speakersEdit(
        state,
        speakers.map((one) => (one.id === speakerId ? { ...one, name } : one)),
      ),
    ],
  }
}

export const segmentsOf = (state: EditorState, speakerId: string | null) =>
  state.order.filter((key) => segmentOf(state.blocks.get(key))?.speakerId === speakerId)

export function mergeSpeakers(state: EditorState, from: string, into: string): Command {
  if (from === into) return emptyCommand
  return {
    edits: [
      ...assignEdits(state, segmentsOf(state, from), into),
      speakersEdit(
        state,
        speakersOf(state.defaults).filter(({ id }) => id !== from),
      ),
    ],
  }
}
