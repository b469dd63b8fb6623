import type { Character } from '#src/contract/audio-book.ts'
import {
  blocksOf,
  type Edit,
  type EditorBlock,
  type EditorState,
  type InsertedText,
  textBlock,
} from '#src/features/editor/editor-context.ts'
import { settingsSpokenBy } from './characters.ts'
import type { Piece } from './read-cast.ts'
import { characterNamed, type VoicesOfCast } from './voices-of-cast.ts'

/** Characters of the blocks, or of the book: their names with their voices. */
export function charactersIn(state: EditorState, book: readonly Character[] = []): readonly Character[] {
  const found = new Map(book.map((who) => [who.character, who]))
  for (const { settings, voiceId } of blocksOf(state)) {
    const character = settings?.character
    if (character === undefined || voiceId === null || found.has(character)) continue
    found.set(character, { character, voice_id: voiceId })
  }
  return [...found.values()]
}

/** The speakers with a voice, under the names by which the project knows them. */
export function castOf(voices: VoicesOfCast, known: readonly Character[]): CastNames {
  const cast = new Map<string, Character>()
  for (const [name, voice_id] of voices) {
    if (voice_id === null) continue
    cast.set(name, { character: characterNamed(known, name)?.character ?? name, voice_id })
  }
  return cast
}

/** Characters by the names of speakers in the text. */
export type CastNames = ReadonlyMap<string, Character>

/** A part of a text as it is spoken: by its speaker, or by the narrator. */
export function spokenPart({ text, speaker }: Piece, cast: CastNames): InsertedText {
  const who = cast.get(speaker ?? '')
  return who
    ? { text, voiceId: who.voice_id, settings: { character: who.character } }
    : { text, voiceId: null, settings: null }
}

/** Divides blocks among those who speak in them. Blocks in which no one has a voice stay as they are. */
export function castBlocks(
  blocks: readonly EditorBlock[],
  pieces: ReadonlyArray<readonly Piece[]>,
  cast: CastNames,
): readonly Edit[] {
  const contents: Edit[] = []
  const inserts: Edit[] = []
  for (const [index, block] of blocks.entries()) {
    const parts = pieces[index] ?? []
    const isTold = ({ speaker }: Piece) => speaker !== undefined && cast.has(speaker)
    if (block.settings?.character !== undefined || !parts.some(isTold)) continue
    const [first, ...rest] = parts.map(({ text, speaker }) => {
      const who = cast.get(speaker ?? '')
      const voiceId = who ? who.voice_id : block.voiceId
      return { text, voiceId, settings: settingsSpokenBy(block, who) }
    })
    if (!first) continue
    contents.push({ kind: 'content', key: block.key, content: first })
    const added = rest.map(({ text, ...content }) => textBlock(text, content))
    if (added.length > 0) inserts.push({ kind: 'insert', after: block.key, blocks: added })
  }
  // All inserts in a row, which are applied in one pass.
  return [...contents, ...inserts]
}

/** How many blocks {@link castBlocks} adds. */
export const countAdded = (edits: readonly Edit[]) =>
  edits.reduce((sum, edit) => sum + (edit.kind === 'insert' ? edit.blocks.length : 0), 0)
