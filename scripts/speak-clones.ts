import { writeFile } from 'node:fs/promises'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { timbrePreviewFile } from '#mocks/features/audio/timbre-previews.ts'
import { addSamples } from '#mocks/operations/add-samples.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { timbreOf } from '#mocks/services/cloning/clone-voice.ts'
import { measureTimbre } from '#mocks/services/cloning/likeness.ts'
import { LocaleCode } from '#src/contract/primitives.ts'

/**
 * Measures the voices of the demo customer's clones and of sample projects: `node scripts/speak-clones.ts`, after the
 * samples (run `speak-samples.ts` first) or the engine change.
 */
const TARGET_FILE = new URL(import.meta.resolve('#mocks/services/cloning/seed/voice-figures.json'))
const engines = createNodeEngines()
const figures = new Map<string, object>()
for (const scenario of ['main', 'all-statuses', 'clones', 'empty'] as const) {
  const { world } = await testWorld(scenario)
  if (scenario === 'empty') {
    await world.write((tx) => {
      for (const locale of LocaleCode.options) addSamples(tx, { id: 1, locale })
    })
  }
  for (const clone of world.db.clones.list()) {
    const made = timbreOf(world.db, world.db.projects.need(clone.id), clone)
    const { tone, pace, loudness } = await measureTimbre({ db: world.db, engines }, made)
    figures.set(timbrePreviewFile(made.timbre, made.locale), {
      tone,
      pace: Number(pace.toFixed(2)),
      loudness,
    })
  }
  world.dispose()
}
await writeFile(TARGET_FILE, `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`)
process.stdout.write(`${figures.size} voices measured\n`)
