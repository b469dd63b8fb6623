import type { EditorBlock, ProjectDefaults } from '#src/features/editor/editor-context.ts'
import { DEFAULT_SPEECH, pauseSeconds } from '#src/rules/speech.ts'
import type { BlockFacts } from './block-facts.ts'

/** Spoken characters per second before anything is spoken; measured over finished texts of four languages. */
const USUAL_RATE = 15

export interface SpeechLength {
  readonly seconds: number
  /**
   * True if everything is spoken. Otherwise it is an estimate by the spoken blocks, or by the usual speed.
   */
  readonly isExact: boolean
}

/** Sums from which the length of blocks follows, whatever their order. */
export const lengthSums = () => ({
  silent: 0,
  seconds: 0,
  characters: 0,
  measured: 0,
  guessedBlocks: 0,
  guessedPauses: 0,
  guessedAtUsualSpeed: 0,
})

export type LengthSums = ReturnType<typeof lengthSums>

export function addLength(
  sums: LengthSums,
  block: EditorBlock,
  { characters, isSpoken, needsSound, pauseSeconds: pauses }: BlockFacts,
  defaults: ProjectDefaults,
) {
  if (block.type === 'pause') sums.silent += pauseSeconds(block.settings)
  if (!isSpoken) return
  const speed = block.settings?.speed ?? defaults.settings?.speed ?? DEFAULT_SPEECH.speed
  // Sound without a length from the server is estimated by its text, like sound still to be generated.
  if (needsSound || block.generated.duration == null) {
    sums.guessedBlocks += 1
    sums.guessedPauses += pauses
    sums.guessedAtUsualSpeed += characters / speed
  } else {
    const seconds = block.generated.duration
    sums.seconds += seconds
    sums.characters += characters
    sums.measured += (seconds - pauses) * speed
  }
}

/** Spoken characters per second at speed 1. */
export const rateOf = ({ characters, measured }: Pick<LengthSums, 'characters' | 'measured'>) =>
  measured > 1 ? characters / measured : USUAL_RATE

/** Length of blocks: the real one of spoken blocks and pauses, an estimate by characters for the rest. */
export function lengthOfSums(groups: readonly LengthSums[]): SpeechLength {
  const sum = (name: keyof LengthSums) => groups.reduce((total, sums) => total + sums[name], 0)
  const rate = rateOf({ characters: sum('characters'), measured: sum('measured') })
  const rest = sum('guessedAtUsualSpeed') / rate + sum('guessedPauses')
  return { seconds: sum('silent') + sum('seconds') + rest, isExact: sum('guessedBlocks') === 0 }
}
