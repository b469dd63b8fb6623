import { blocksOf, type EditorBlock, type EditorState } from '#src/features/editor/editor-context.ts'
import { DEFAULT_SPEECH, SPEED_MAX, SPEED_MIN } from '#src/rules/speech.ts'
import { factsOf } from './block-facts.ts'
import { addLength, lengthSums, rateOf } from './speech-length.ts'

/** Length of blocks by their speed. */
export interface FlexibleLength {
  /** Seconds that stay: silence, and blocks whose speed does not change. */
  readonly fixed: number
  /** Seconds of the others at speed 1. */
  readonly atOne: number
}

function sumsOf(blocks: readonly EditorBlock[], { defaults }: EditorState) {
  const sums = lengthSums()
  for (const block of blocks) addLength(sums, block, factsOf(block, defaults), defaults)
  return sums
}

/** The length of blocks, as real as for the whole project: an estimate by characters where nothing is spoken. */
export function flexibleLength(
  state: EditorState,
  blocks: readonly EditorBlock[],
  keepsSpeed: (block: EditorBlock) => boolean,
): FlexibleLength {
  const rate = rateOf(sumsOf(blocksOf(state), state))
  let [fixed, atOne] = [0, 0]
  for (const block of blocks) {
    const speed = block.settings?.speed ?? state.defaults.settings?.speed ?? DEFAULT_SPEECH.speed
    const own = sumsOf([block], state)
    const guessed = own.guessedAtUsualSpeed / rate
    const now = own.silent + own.seconds + guessed + own.guessedPauses
    const speech = keepsSpeed(block) ? 0 : own.measured + guessed * speed
    atOne += speech
    fixed += now - speech / speed
  }
  return { fixed, atOne }
}

export const lengthAt = ({ fixed, atOne }: FlexibleLength, speed: number) => fixed + atOne / speed

/** The slowest speed at which blocks are not longer than this; undefined if no speed is near. */
export function speedFor({ fixed, atOne }: FlexibleLength, seconds: number): number | undefined {
  const speed = Math.ceil((atOne / (seconds - fixed)) * 100 - 1e-6) / 100
  return speed >= SPEED_MIN && speed <= SPEED_MAX ? speed : undefined
}
