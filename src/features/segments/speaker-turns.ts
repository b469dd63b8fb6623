import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { segmentOf } from './segment.ts'

/** Texts of segments; those of one speaker that follow each other are one paragraph. */
export function speakerTurns(segments: readonly EditorBlock[]): string[] {
  const turns: { readonly speaker: string | null | undefined; readonly texts: string[] }[] = []
  for (const segment of segments) {
    const text = segment.text.trim()
    if (text === '') continue
    const speaker = segmentOf(segment)?.speakerId
    const last = turns.at(-1)
    if (last && last.speaker === speaker) last.texts.push(text)
    else turns.push({ speaker, texts: [text] })
  }
  return turns.map(({ texts }) => texts.join(' '))
}
