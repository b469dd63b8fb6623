import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pngQuantize } from '@napi-rs/image'
import { ensureBrowser } from './ensure-browser.ts'
import { REPORTS, runCommand } from './test/run-command.ts'

const PICTURES = 'tests/catalogue/pictures'
const HTML = join(REPORTS, 'pictures')
const JSON_REPORT = join(REPORTS, 'pictures.json')

/** So few that a picture is small, so many that the comparison sees no difference. */
const COLOURS = 64

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
})

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: ReadonlyArray<{ readonly title: string; readonly ok: boolean }>
}

const failuresIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failuresIn),
]

const PALETTE = 3
/** Where a PNG says in which way its colours are written. */
const COLOUR_TYPE_AT = 25

async function shrink(): Promise<void> {
  for (const file of globSync(`${PICTURES}/*/*.png`)) {
    const picture = readFileSync(file)
    if (picture[COLOUR_TYPE_AT] === PALETTE) continue
    writeFileSync(file, await pngQuantize(picture, { colors: COLOURS, minQuality: 0, speed: 8 }))
  }
}

/** `npm run pictures:check [-- --update] [-- --built] [part of a story's title …]` */
async function main(): Promise<void> {
  await ensureBrowser()
  if (!values.built) {
    const { exitCode, tail } = await runCommand('pictures-build', ['storybook', 'build', '--quiet'])
    if (exitCode !== 0) throw new Error(tail)
  }
  rmSync(JSON_REPORT, { force: true })
  const updates = values.update ? ['--update-snapshots=changed'] : []
  const chosen = positionals.length > 0 ? ['-g', positionals.join('|')] : []
  const command = [
    'playwright',
    'test',
    '--project',
    'catalogue',
    '--reporter=line,json,html',
    ...updates,
    ...chosen,
  ]
  const { exitCode, tail } = await runCommand('pictures', command, {
    env: {
      SERVED_BUILD: 'catalogue',
      PLAYWRIGHT_JSON_OUTPUT_NAME: JSON_REPORT,
      PLAYWRIGHT_HTML_OUTPUT_DIR: HTML,
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  })
  if (values.update) await shrink()
  if (exitCode === 0) return
  const failures = existsSync(JSON_REPORT) ? failuresIn(JSON.parse(readFileSync(JSON_REPORT, 'utf8'))) : []
  if (failures.length > 0) {
    console.log(`Changed: ${failures.length}\n${failures.join('\n')}`)
    console.log(`Both pictures and the difference: ${join(HTML, 'index.html')}`)
  } else console.log(tail)
  process.exitCode = 1
}

await main()
