import type { EditorBlock, ProjectDefaults } from '#src/features/editor/editor-context.ts'
import { DEFAULT_SPEECH, pauseSeconds } from '#src/rules/speech.ts'
import { factsOf } from './block-facts.ts'

/** Spoken characters a second where nothing has been spoken yet; measured over finished texts of four languages. */
const USUAL_RATE = 15

export interface SpeechLength {
  readonly seconds: number
  /** All of it has been spoken; otherwise it is guessed from what was, or from how fast is usually spoken. */
  readonly isExact: boolean
}

/** How long blocks will be: what is spoken as it is, the rest by its characters, pauses as long as they are. */
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
    // A sound whose length the server does not say is guessed from its text, as one that is to be made.
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
