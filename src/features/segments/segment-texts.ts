import type { Speaker } from '#src/contract/speech-to-text.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { segmentOf } from './segment.ts'

/** Returns the text of a segment for copying, after the name of who says it if there are several speakers. */
export const textWithSpeaker =
  (speakers: readonly Speaker[], textOf = ({ text }: EditorBlock) => text) =>
  (block: EditorBlock) => {
    const text = textOf(block).trim()
    const speaker = speakers.find(({ id }) => id === segmentOf(block)?.speakerId)
    return speaker && speakers.length > 1 && text !== '' ? `${speaker.name}: ${text}` : text
  }
