import type { EditorBlock, ProjectDefaults } from '#src/features/editor/editor-context.ts'
import { DEFAULT_SPEECH, pauseSeconds } from '#src/rules/speech.ts'
import { textPauses } from '#src/rules/text-pauses.ts'
import { charactersOf, isSpoken, needsSound } from './speech-price.ts'

/** Spoken characters a second where nothing has been spoken yet; measured over finished texts of four languages. */
const USUAL_RATE = 15

export interface SpeechLength {
  readonly seconds: number
  /** All of it has been spoken; otherwise it is guessed from what was, or from how fast is usually spoken. */
  readonly isExact: boolean
}

const pausesIn = ({ text }: EditorBlock) => textPauses(text).reduce((sum, { seconds }) => sum + seconds, 0)

/** How long blocks will be: what is spoken as it is, the rest by its characters, pauses as long as they are. */
export function speechLength(blocks: readonly EditorBlock[], defaults: ProjectDefaults): SpeechLength {
  const speedOf = ({ settings }: EditorBlock) =>
    settings?.speed ?? defaults.settings?.speed ?? DEFAULT_SPEECH.speed
  const texts = blocks.filter(isSpoken)
  const known = texts.filter((block) => !needsSound(block, defaults))
  const guessed = texts.filter((block) => needsSound(block, defaults))
  const sum = (some: readonly EditorBlock[], of: (block: EditorBlock) => number) =>
    some.reduce((total, block) => total + of(block), 0)
  const silent = sum(blocks, ({ type, settings }) => (type === 'pause' ? pauseSeconds(settings) : 0))
  const spoken = sum(known, ({ generated }) => generated.duration ?? 0)
  const measured = sum(known, (block) => ((block.generated.duration ?? 0) - pausesIn(block)) * speedOf(block))
  const rate = measured > 1 ? sum(known, charactersOf) / measured : USUAL_RATE
  const rest = sum(guessed, (block) => charactersOf(block) / rate / speedOf(block) + pausesIn(block))
  return { seconds: silent + spoken + rest, isExact: guessed.length === 0 }
}
