import { type Command, type EditorState, textBlock } from '#src/features/editor/editor-context.ts'
import { portionsOf } from '#src/rules/cut-text.ts'

/** Divides a block that is too long, each time after the last sentence that fits. */
export function splitToFit({ blocks }: EditorState, key: string, maxCharacters: number): Command {
  const block = blocks.get(key)
  const [first, ...rest] = block ? portionsOf(block.text, maxCharacters) : []
  if (!block || first === undefined || rest.length === 0) return { edits: [] }
  const { voiceId, settings } = block
  const below = rest.map((text) => ({ ...textBlock(text), voiceId, settings }))
  return {
    edits: [
      { kind: 'content', key, content: { text: first } },
      { kind: 'insert', after: key, blocks: below },
    ],
    focus: { key: below[0]?.key ?? key, caret: 0 },
  }
}
