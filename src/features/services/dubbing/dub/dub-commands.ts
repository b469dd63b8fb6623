import type { Translation } from '#src/contract/block.ts'
import type { Command, Editor, EditorBlock, EditorState } from '#src/features/editor/editor-context.ts'
import { segmentCommands } from '#src/features/segments/segment-commands.ts'
import { mergeSegments, splitSegment } from '#src/features/segments/split-segment.ts'
import { type DubFields, dubOf } from './dub-segment.ts'
import { splitTranslation } from './fit.ts'

function split(block: EditorBlock, caret: number) {
  const parts = splitSegment(block, caret)
  if (!parts) return undefined
  const { above, below } = splitTranslation(block, caret)
  return {
    above: { ...parts.above, own: dubOf(parts.above)?.with({ translations: above }) ?? parts.above.own },
    below: { ...parts.below, own: dubOf(parts.below)?.with({ translations: below }) ?? parts.below.own },
  }
}

function merge(above: EditorBlock, block: EditorBlock, text: string) {
  const merged = mergeSegments(above, block, text)
  const [first, second, whole] = [dubOf(above), dubOf(block), dubOf(merged)]
  if (!merged || !first || !second || !whole) return merged
  const translations = Object.entries(first.translations).map(([language, translation]) => {
    const texts = [translation.text, second.translations[language]?.text ?? '']
    return [language, { ...translation, source_text: undefined, text: texts.join(' ').trim() }] as const
  })
  return { ...merged, own: whole.with({ translations: Object.fromEntries(translations) }) }
}

export const commandsForSegment = (editor: Editor, key: string) =>
  segmentCommands(editor, key, { split: (caret) => (block) => split(block, caret), merge })

/** Translations follow their segments, so commands that split or merge do nothing here. */
export const commandsForTranslation = (editor: Editor, key: string, language: number) =>
  segmentCommands(editor, key, {
    split: () => () => undefined,
    merge: () => undefined,
    part: String(language),
  })

export function changeTranslation(
  block: EditorBlock,
  language: number,
  change: Partial<Translation>,
): Command {
  const own = dubOf(block)?.withTranslation(language, change)
  return { edits: own ? [{ kind: 'content', key: block.key, content: { own } }] : [] }
}

export function changePlace(block: EditorBlock, change: Partial<DubFields>): Command {
  const own = dubOf(block)?.with(change)
  return { edits: own ? [{ kind: 'content', key: block.key, content: { own } }] : [] }
}

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

/** Moved segments change the mix, so the address of the new mix is fetched after saving. */
export function refetchMix(editor: Editor) {
  void editor.autosave.save().then(() => editor.refresh())
}
