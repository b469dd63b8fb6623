import { writeFile } from 'node:fs/promises'
import { speechInputOf } from '#mocks/domain/speech-input.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { durationOf } from '#mocks/engines/audio/pcm-audio.ts'
import { peaks } from '#mocks/engines/audio/peaks.ts'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { speakBlockText } from '#mocks/features/audio/speak-block-text.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { speechProjects } from '#mocks/seed/projects/project-texts.ts'
import { seedProject } from '#mocks/seed/projects/seed-project.ts'
import { takeKey } from '#mocks/seed/projects/seed-take.ts'
import { finishedBook, serviceProjects } from '#mocks/seed/projects/service-projects.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'

/**
 * Measures the texts of the demo projects with the speech engine: `node scripts/speak-seed.ts`, after the texts,
 * the voices or the engine change. Stores only the measures; the sound is generated on request.
 */
const TARGET_FILE = new URL('../mocks/seed/projects/spoken-takes.json', import.meta.url)
const roundTo = (value: number, digits: number) => Number(value.toFixed(digits))

const { world } = await testWorld('empty')
const engines = createNodeEngines()
const spokenBlocks = await world.write((tx) =>
  [
    ...speechProjects,
    ...serviceProjects.filter(({ slug }) => slug === 'website-reader'),
    finishedBook,
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

const lines: string[] = []
for (const spoken of spokenBlocks) {
  // Texts that consist of signs only are meant to fail.
  const sound = await speakBlockText({ db: world.db, engines }, spoken).catch(() => undefined)
  if (!sound) continue
  const measures = {
    duration: roundTo(durationOf(sound.audio), 3),
    size: encodeWav(sound.audio).byteLength,
    peaks: peaks(sound.audio.samples).map((peak) => roundTo(peak, 2)),
    words: sound.words.map(({ text, start, end }) => [text, start, end]),
  }
  lines.push(`${JSON.stringify(takeKey(spoken))}:${JSON.stringify(measures)}`)
}
await writeFile(TARGET_FILE, `{\n${lines.join(',\n')}\n}\n`)
world.dispose()
process.stdout.write(`${lines.length} texts measured\n`)
