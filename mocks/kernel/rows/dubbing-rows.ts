import * as z from 'zod/mini'
import { MediaPart } from '#src/contract/dubbing.ts'
import { Background } from '#src/contract/form-choices.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { DubbingStep } from '#src/contract/project-summary.ts'
import { Speaker } from '#src/contract/speech-to-text.ts'
import { RecordingRow } from './recording-rows.ts'

/** A dub and its settings; its id is the project's. Languages by their ids. */
export const DubbingRow = z.extend(RecordingRow, {
  id: z.number(),
  /** Language in which the customer created it; used for the speakers' names. */
  locale: LocaleCode,
  source_language: z.nullable(z.number()),
  /** Spoken language, once recognised. */
  detected_language: z.nullable(z.number()),
  target_languages: z.array(z.number()),
  /** Languages that are paid for and finished. */
  dubbed_languages: z.array(z.number()),
  speaker_count: z.nullable(z.int()),
  part: z.nullable(MediaPart),
  background: Background,
  speakers: z.array(Speaker),
  step: z.nullable(DubbingStep),
  is_simulated: z.boolean(),
})
export type DubbingRow = z.infer<typeof DubbingRow>
