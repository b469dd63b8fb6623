import { writeFile } from 'node:fs/promises'
import { buildWorld } from '#mocks/seed/build-world.ts'
import { recordWorld } from '#mocks/seed/record-world.ts'

/** So late that its moments differ from all others; see `seedWorld`. */
const RECORDED_AT = 8_000_000_000_000_000

/**
 * Records the demo accounts as `buildWorld` builds them: `node scripts/record-world.ts`, after a change of what it
 * builds. One record per line, so that a comparison of versions shows which records changed.
 */
const TARGET_FILE = new URL('../mocks/seed/recorded-world.json', import.meta.url)

const { at, rows } = await recordWorld(buildWorld, RECORDED_AT)
const collections = Object.entries(rows).map(
  ([name, records]) => `"${name}":[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]`,
)
await writeFile(TARGET_FILE, `{"at":${at},"rows":{\n${collections.join(',\n')}\n}}\n`)
process.stdout.write(`${Object.values(rows).flat().length} records\n`)
