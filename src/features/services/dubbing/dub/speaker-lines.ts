import { blocksOf, type EditorState } from '#src/features/editor/editor-context.ts'
import { dubOf } from './dub-segment.ts'

const linesOf = (state: EditorState, speakerId: string) =>
  blocksOf(state).flatMap((block) => {
    const segment = dubOf(block)
    return segment?.speakerId === speakerId ? segment : []
  })

/** The first line of a speaker in a language, used as a sample. */
export const firstLineOf = (state: EditorState, speakerId: string, language: number) =>
  linesOf(state, speakerId).find(({ translations }) => translations[language])?.translations[language]?.text

export const secondsInOtherVoice = (
  state: EditorState,
  speakerId: string,
  language: number,
  voiceId: number,
) =>
  linesOf(state, speakerId).reduce((sum, { start, end, translations }) => {
    const spoken = translations[language]?.spoken
    return spoken && spoken.voice_id !== voiceId ? sum + end - start : sum
  }, 0)
