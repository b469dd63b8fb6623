import * as z from 'zod/mini'
import { Background, MediaPart } from '#src/contract/dubbing.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { DubbingStep } from '#src/contract/project-summary.ts'
import { Speaker } from '#src/contract/speech-to-text.ts'
import { RecordingRow } from './recording-rows.ts'

/** What is dubbed and how; its id is the project's. Languages by their ids. */
export const DubbingRow = z.extend(RecordingRow, {
  id: z.number(),
  /** In which the customer began it: it names the speakers. */
  locale: LocaleCode,
  source_language: z.nullable(z.number()),
  /** Language that is spoken in it, once somebody has listened. */
  detected_language: z.nullable(z.number()),
  target_languages: z.array(z.number()),
  /** Those that are paid for and finished. */
  dubbed_languages: z.array(z.number()),
  speaker_count: z.nullable(z.int()),
  part: z.nullable(MediaPart),
  background: Background,
  speakers: z.array(Speaker),
  step: z.nullable(DubbingStep),
  is_simulated: z.boolean(),
})
export type DubbingRow = z.infer<typeof DubbingRow>
