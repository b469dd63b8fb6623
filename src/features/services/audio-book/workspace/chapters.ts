import {
  blocksOf,
  type Command,
  type Edit,
  type EditorBlock,
  type EditorState,
} from '#src/features/editor/editor-context.ts'
import { cachedByObject } from '#src/lib/cached-by-object.ts'

export interface Chapter {
  /** Key of its heading; undefined for blocks before the first heading. */
  readonly key: string | undefined
  /** Blocks in order, starting with the heading. */
  readonly blocks: readonly EditorBlock[]
}

export const isIncluded = ({ blocks: [first] }: Chapter) => first?.settings?.is_left_out !== true

/** Memoised per state, because much of the page derives from it. */
export const chaptersOf = cachedByObject((state: EditorState): readonly Chapter[] => {
  const chapters: { key: string | undefined; blocks: EditorBlock[] }[] = []
  for (const block of blocksOf(state)) {
    const last = chapters.at(-1)
    if (block.type === 'chapter') chapters.push({ key: block.key, blocks: [block] })
    else if (last) last.blocks.push(block)
    else chapters.push({ key: undefined, blocks: [block] })
  }
  return chapters
})

export const includedChapters = (state: EditorState) =>
  chaptersOf(state)
    .filter(isIncluded)
    .map(({ blocks }) => blocks)

const hasKey = (key: string | undefined) => (chapter: Chapter) => chapter.key === key

/** Moves a chapter before the one at an index; the number of chapters means the end. */
function placeChapter(state: EditorState, key: string, place: number): Command {
  const chapters = chaptersOf(state)
  const index = chapters.findIndex(hasKey(key))
  const moved = chapters[index]
  if (!moved || place === index || place === index + 1) return { edits: [] }
  let after = chapters[place - 1]?.blocks.at(-1)?.key ?? null
  const edits = moved.blocks.map((block): Edit => {
    const edit = { kind: 'move' as const, key: block.key, after }
    after = block.key
    return edit
  })
  return { edits }
}

/** Number of chapters without a heading, which the list omits: 0, or 1 for the blocks before the first heading. */
const countUnlisted = (chapters: readonly Chapter[]) => (chapters[0]?.key === undefined ? 1 : 0)

/** Moves a chapter with all of its blocks before the one at an index of the list. */
export function dropChapter(state: EditorState, key: string, before: number): Command {
  return placeChapter(state, key, before + countUnlisted(chaptersOf(state)))
}

export function moveChapter(state: EditorState, key: string, index: number): Command {
  const chapters = chaptersOf(state)
  const now = chapters.findIndex(hasKey(key)) - countUnlisted(chapters)
  return dropChapter(state, key, index > now ? index + 1 : index)
}

export function removeChapter(state: EditorState, key: string): Command {
  const chapter = chaptersOf(state).find(hasKey(key))
  return { edits: chapter ? [{ kind: 'remove', keys: chapter.blocks.map((block) => block.key) }] : [] }
}

export function includeChapter(state: EditorState, key: string, isPart: boolean): Command {
  const block = state.blocks.get(key)
  if (!block) return { edits: [] }
  const { is_left_out: _, ...rest } = block.settings ?? {}
  const settings = isPart ? (Object.keys(rest).length > 0 ? rest : null) : { ...rest, is_left_out: true }
  return { edits: [{ kind: 'content', key, content: { settings } }] }
}

export const chapterOf = (state: EditorState, blockKey: string): Chapter | undefined =>
  chaptersOf(state).find(({ blocks }) => blocks.some(({ key }) => key === blockKey))
