import { writeFile } from 'node:fs/promises'
import { speechInputOf } from '#mocks/domain/speech-input.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { durationOf } from '#mocks/engines/audio/pcm-audio.ts'
import { peaks } from '#mocks/engines/audio/peaks.ts'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { speakBlockText } from '#mocks/features/audio/speak-block-text.ts'
import { seedProject } from '#mocks/features/seeding/seed-project.ts'
import { takeKey } from '#mocks/features/seeding/seed-take.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { speechProjects } from '#mocks/seed/projects/project-texts.ts'
import { finishedBook, serviceProjects } from '#mocks/seed/projects/service-projects.ts'
import { samples } from '#mocks/services/services.ts'
import { LocaleCode, ServiceSlug } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'

/**
 * Measures the texts of the demo projects with the speech engine: `node scripts/speak-seed.ts`, after the texts,
 * the voices or the engine change. Stores only the measures; the sound is generated on request.
 */
const TARGET_FILE = new URL('../mocks/features/seeding/spoken-takes.json', import.meta.url)
const roundTo = (value: number, digits: number) => Number(value.toFixed(digits))

/** Samples whose text is spoken. */
const spokenSamples = (locale: LocaleCode) =>
  ServiceSlug.options
    .map((slug) => ({ ...samples[slug](locale), slug, daysAgo: 0 }))
    .filter(({ blocks }) => blocks.length > 0)

const { world } = await testWorld('empty')
const engines = createNodeEngines()
const spokenBlocks = await world.write((tx) =>
  [
    ...speechProjects,
    ...serviceProjects.filter(({ slug }) => slug === 'website-reader'),
    finishedBook,
    ...LocaleCode.options.flatMap(spokenSamples),
  ].flatMap((seed) => {
    const draft = {
      ...seed,
      status: projectStatuses.DRAFT,
      blocks: seed.blocks.map(({ edited: _, ...block }) => block),
    }
    const project = seedProject(tx, demoAccounts.leyla.id, draft)
    return tx.blocks.list({ where: { project_id: project.id } }).map((block) => speechInputOf(block, project))
  }),
)

/** By key: two projects may have the same text. */
const lines = new Map<string, string>()
for (const spoken of spokenBlocks) {
  const key = JSON.stringify(takeKey(spoken))
  if (lines.has(key)) continue
  // Texts that consist of signs only are meant to fail.
  const sound = await speakBlockText({ db: world.db, engines }, spoken).catch(() => undefined)
  if (!sound) continue
  const measures = {
    duration: roundTo(durationOf(sound.audio), 3),
    size: encodeWav(sound.audio).byteLength,
    peaks: peaks(sound.audio.samples).map((peak) => roundTo(peak, 2)),
    words: sound.words.map(({ text, start, end }) => [text, start, end]),
  }
  lines.set(key, `${key}:${JSON.stringify(measures)}`)
}
await writeFile(TARGET_FILE, `{\n${[...lines.values()].join(',\n')}\n}\n`)
world.dispose()
process.stdout.write(`${lines.size} texts measured\n`)
