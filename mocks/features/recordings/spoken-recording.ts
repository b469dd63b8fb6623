import type { RecordingScript } from '#mocks/catalog/recording-script.ts'
import { recordingScripts } from '#mocks/catalog/recording-scripts.ts'
import { seededChance } from '#mocks/domain/chance.ts'
import { seedOf } from '#mocks/domain/sessions.ts'
import type { Word } from '#src/contract/block.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import spokenRecordings from './spoken-recordings.json' with { type: 'json' }

/** Measures of a sandbox recording; times in seconds. */
interface Measures {
  hash: string
  size: number
  duration: number
  peaks: number[]
  speech: [start: number, end: number][]
  lines: [text: string, start: number, end: number][][]
}

/** A recording measured by `node scripts/speak-recordings.ts`; its sound is generated on request. */
export interface SpokenRecording extends Omit<Measures, 'speech' | 'lines'> {
  script: RecordingScript
  speech: Stretch[]
  lines: Word[][]
}

const measuresByFile = spokenRecordings as unknown as Readonly<Record<string, Measures | undefined>>

const DOUBTFUL_SHARE = 0.03

function withConfidence(lines: Measures['lines'], seed: number): Word[][] {
  const chance = seededChance(seed)
  return lines.map((words) =>
    words.map(([text, start, end]) => {
      const doubt = chance() < DOUBTFUL_SHARE ? 0.4 : 0.05
      return { text, start, end, confidence: Math.round((0.99 - chance() * doubt) * 100) / 100 }
    }),
  )
}

/** A recording of the sandbox by its file name. @throws RangeError if there is none */
export function spokenRecording(file: string): SpokenRecording {
  const script = recordingScripts.find((each) => each.file === file)
  const measures = measuresByFile[file]
  if (!script || !measures) throw new RangeError(`there is no recording ${file}`)
  return {
    ...measures,
    script,
    speech: measures.speech.map(([start, end]) => ({ start, end })),
    lines: withConfidence(measures.lines, seedOf(file)),
  }
}
