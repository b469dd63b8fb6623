import { writeFile } from 'node:fs/promises'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import {
  SAMPLE_PARTS,
  sampleFile,
  sampleReaders,
  spokenInSample,
} from '#mocks/features/audio/sample-recordings.ts'
import { speakBlockText } from '#mocks/features/audio/speak-block-text.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { measureSample } from '#mocks/services/cloning/take-samples.ts'

/**
 * Measures the samples of the demo customer's clones with the speech engine: `node scripts/speak-samples.ts`,
 * after the texts, the voices or the engine change. Stores only the measures; the sound is generated on request.
 */
const TARGET_FILE = new URL(import.meta.resolve('#mocks/services/cloning/seed/sample-measures.json'))
const roundTo = (value: number, digits: number) => Number(value.toFixed(digits))

const { world } = await testWorld('empty')
const engines = createNodeEngines()
const lines: string[] = []
for (const reader of Object.values(sampleReaders)) {
  for (let part = 0; part < SAMPLE_PARTS; part += 1) {
    const key = sampleFile(reader, part)
    const spoken = spokenInSample(key)
    if (!spoken) throw new Error(`nothing is said in ${key}`)
    const wav = encodeWav((await speakBlockText({ db: world.db, engines }, spoken)).audio)
    const { peaks, speech, pace, ...measures } = await measureSample(engines, new Blob([wav]))
    const kept = {
      ...measures,
      size: wav.byteLength,
      speech: roundTo(speech, 2),
      pace: roundTo(pace, 2),
      peaks: peaks.map((peak) => roundTo(peak, 2)),
    }
    lines.push(`${JSON.stringify(key)}:${JSON.stringify(kept)}`)
  }
}
await writeFile(TARGET_FILE, `{\n${lines.join(',\n')}\n}\n`)
world.dispose()
process.stdout.write(`${lines.length} samples measured\n`)
