import type { Character } from '#src/contract/audio-book.ts'
import {
  blocksOf,
  type Command,
  type Edit,
  type EditorBlock,
  type EditorState,
} from '#src/features/editor/editor-context.ts'

/** Settings of a block with the name of who speaks it; without one, the narrator does. */
export function settingsSpokenBy(
  { settings }: EditorBlock,
  who: Character | undefined,
): EditorBlock['settings'] {
  const { character: _, ...rest } = settings ?? {}
  const own = who ? { ...rest, character: who.character } : rest
  return Object.keys(own).length > 0 ? own : null
}

function assignSpeaker(block: EditorBlock, who: Character | undefined): Edit {
  const content = { voiceId: who?.voice_id ?? null, settings: settingsSpokenBy(block, who) }
  return { kind: 'content', key: block.key, content }
}

export const assignCharacter = (blocks: readonly EditorBlock[], who: Character | undefined): Command => ({
  edits: blocks.map((block) => assignSpeaker(block, who)),
})

/** A previous character by name, with its current data; undefined if removed. */
export interface CharacterChange {
  readonly was: string
  readonly now: Character | undefined
}

/**
 * Updates the blocks of changed characters to the new name and voice; blocks of a removed one return to the narrator.
 */
export function updateCharacters(state: EditorState, changes: readonly CharacterChange[]): Command {
  const byName = new Map(changes.map(({ was, now }) => [was, now]))
  const edits = blocksOf(state).flatMap((block) => {
    const name = block.settings?.character
    if (name === undefined || !byName.has(name)) return []
    const now = byName.get(name)
    return now?.character === name && now.voice_id === block.voiceId ? [] : assignSpeaker(block, now)
  })
  return { edits }
}

/** The first text that a character speaks. */
export const firstWordsOf = (state: EditorState, character: string | undefined): string | undefined =>
  character === undefined
    ? undefined
    : blocksOf(state).find(({ settings, text }) => settings?.character === character && text.trim() !== '')
        ?.text
