import type { EditorBlock, ProjectDefaults } from '#src/features/editor/editor-context.ts'
import { DEFAULT_SPEECH, pauseSeconds } from '#src/rules/speech.ts'
import { factsOf } from './block-facts.ts'

/** Spoken characters per second before anything is spoken; measured over finished texts of four languages. */
const USUAL_RATE = 15

export interface SpeechLength {
  readonly seconds: number
  /**
   * True if everything is spoken. Otherwise it is an estimate by the spoken blocks, or by the usual speed.
   */
  readonly isExact: boolean
}

/** Length of blocks: the real one of spoken blocks and pauses, an estimate by characters for the rest. */
export function speechLength(blocks: readonly EditorBlock[], defaults: ProjectDefaults): SpeechLength {
  const speedOf = ({ settings }: EditorBlock) =>
    settings?.speed ?? defaults.settings?.speed ?? DEFAULT_SPEECH.speed
  let silent = 0
  const known = { seconds: 0, characters: 0, measured: 0 }
  const guessed = { blocks: 0, pauses: 0, atUsualSpeed: 0 }
  for (const block of blocks) {
    const { characters, isSpoken, needsSound, pauseSeconds: pauses } = factsOf(block, defaults)
    if (block.type === 'pause') silent += pauseSeconds(block.settings)
    if (!isSpoken) continue
    // Sound without a length from the server is estimated by its text, like sound still to be generated.
    if (needsSound || block.generated.duration == null) {
      guessed.blocks += 1
      guessed.pauses += pauses
      guessed.atUsualSpeed += characters / speedOf(block)
    } else {
      const seconds = block.generated.duration
      known.seconds += seconds
      known.characters += characters
      known.measured += (seconds - pauses) * speedOf(block)
    }
  }
  const rate = known.measured > 1 ? known.characters / known.measured : USUAL_RATE
  const rest = guessed.atUsualSpeed / rate + guessed.pauses
  return { seconds: silent + known.seconds + rest, isExact: guessed.blocks === 0 }
}
