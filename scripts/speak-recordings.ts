import { writeFile } from 'node:fs/promises'
import { recordingScripts } from '#mocks/catalog/recording-scripts.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { speakRecording } from '#mocks/features/audio/speak-recording.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'

/**
 * Measures the sandbox's recordings with the speech engine: `node scripts/speak-recordings.ts`, after the
 * conversations, the voices or the engine change. Stores only the measures; the sound is generated on request.
 */
const TARGET_FILE = new URL(import.meta.resolve('#mocks/features/recordings/spoken-recordings.json'))

const { world } = await testWorld('empty')
const engines = createNodeEngines()
const entries: string[] = []
for (const script of recordingScripts) {
  const { audio, lines } = await speakRecording({ db: world.db, engines }, script)
  const wav = encodeWav(audio)
  const { duration, peaks, speech } = await engines.media.measure(new Blob([wav]))
  const measures = {
    hash: await fingerprintOf(wav),
    size: wav.byteLength,
    duration,
    peaks: peaks.map((peak) => Number(peak.toFixed(2))),
    speech: speech.map(({ start, end }) => [start, end]),
    lines: lines.map((words) => words.map(({ text, start, end }) => [text, start, end])),
  }
  entries.push(`${JSON.stringify(script.file)}:${JSON.stringify(measures)}`)
  process.stdout.write(`${script.file}: ${duration} s\n`)
}
await writeFile(TARGET_FILE, `{\n${entries.join(',\n')}\n}\n`)
world.dispose()
