import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restFigures } from './at-rest.ts'
import { bookFigures } from './audio-book.ts'
import { backendFigures } from './backend.ts'
import { chatBotFigures } from './chat-bot.ts'
import { cleaningFigures } from './cleaning.ts'
import { pageFigures } from './detect-text.ts'
import { dubbingFigures } from './dubbing.ts'
import { memoryFigures } from './dubbing-memory.ts'
import { editorFigures } from './editor.ts'
import { firstSoundFigures } from './first-sound.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { longProjectFigures } from './long-projects.ts'
import type { Figure } from './measure.ts'
import { paletteFigures } from './palette.ts'
import { panelFigures } from './panel.ts'
import { pastedTextFigures } from './pasted-text.ts'
import { recognitionFigures } from './recognition.ts'
import { responseFigures } from './responses.ts'
import { routeBytes } from './route-bytes.ts'
import { callFigures } from './sandbox-calls.ts'
import { sandboxStartFigures } from './sandbox-start.ts'
import { worldFigures } from './sandbox-worlds.ts'
import { speechFigures } from './speech.ts'
import { transcriptFigures } from './speech-to-text.ts'
import { threadTimeFigures } from './thread-time.ts'
import { uploadFigures } from './uploads.ts'
import { voicesFigures } from './voices.ts'
import { workShareFigures } from './work-shares.ts'

const REPORT = join(import.meta.dirname, '..', '..', 'reports', 'bench.json')

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    against: { type: 'string' },
    routes: { type: 'string' },
    desktop: { type: 'boolean' },
    recordings: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
})

/** Each benchmark prints its figures and asserts nothing: machines differ. */
const BENCHMARKS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  bytes: routeBytes,
  editor: editorFigures,
  backend: backendFigures,
  responses: responseFigures,
  worlds: worldFigures,
  calls: callFigures,
  speech: speechFigures,
  sound: firstSoundFigures,
  voices: voicesFigures,
  transcript: transcriptFigures,
  'pasted-text': pastedTextFigures,
  recognition: () => recognitionFigures({ folder: values.recordings, minutes: Number(values.minutes) }),
  cleaning: cleaningFigures,
  uploads: uploadFigures,
  dubbing: dubbingFigures,
  memory: memoryFigures,
  'chat-bot': chatBotFigures,
  pages: pageFigures,
  books: bookFigures,
  panel: panelFigures,
  palette: paletteFigures,
  'at-rest': restFigures,
  'work-shares': workShareFigures,
  'long-projects': longProjectFigures,
  'thread-time': () => threadTimeFigures(values.against),
  'sandbox-start': () => sandboxStartFigures(values.against),
  lighthouse: () =>
    lighthouseFigures({
      against: values.against,
      routes: values.routes?.split(','),
      isDesktop: values.desktop,
    }),
}

function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  for (const { what, value, unit } of figures) {
    const digits = value >= 100 ? 0 : value >= 1 ? 1 : 4
    console.log(`  ${what.padEnd(width)}  ${value.toFixed(digits).padStart(10)} ${unit}`)
  }
}

const names = values.only?.split(',') ?? Object.keys(BENCHMARKS)
const report: Record<string, readonly Figure[]> = {}
for (const name of names) {
  const benchmark = BENCHMARKS[name]
  if (!benchmark) throw new Error(`No benchmark is called ${name}: ${Object.keys(BENCHMARKS).join(', ')}`)
  console.log(`\n${name}`)
  const figures = await benchmark()
  print(figures)
  report[name] = figures
}
mkdirSync(join(REPORT, '..'), { recursive: true })
writeFileSync(REPORT, JSON.stringify({ cpu: cpus()[0]?.model, node: process.version, ...report }, null, 2))
console.log(`\nwritten to ${REPORT}`)
