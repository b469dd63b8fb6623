import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pngQuantize } from '@napi-rs/image'
import { pictures } from '../tests/catalogue/story-page.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { type Comparison, componentOf, writePicturesPage } from './pictures-page.ts'
import { REPORTS, runCommand } from './test/run-command.ts'

const PICTURES = 'tests/catalogue/pictures'
const PAGE = join(REPORTS, 'pictures')
const JSON_REPORT = join(REPORTS, 'pictures.json')

/** Few enough for a small picture, enough that the comparison sees no difference. */
const COLOURS = 64

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
})

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Comparison[]
}

/** Titles of pictures that contain one of the given words, found as Playwright finds them. */
function chosenPictures(): { readonly chosen: readonly string[]; readonly all: number } {
  const titles = pictures().map(({ title }) => title)
  const wanted = new RegExp(positionals.join('|'), 'i')
  return { chosen: titles.filter((title) => wanted.test(title)), all: titles.length }
}

const failuresIn = ({ suites = [], specs = [] }: Suite): Comparison[] => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failuresIn),
]

const PALETTE = 3
/** Offset of the colour type in a PNG. */
const COLOUR_TYPE_AT = 25

async function shrinkPictures(): Promise<void> {
  for (const file of globSync(`${PICTURES}/*/*.png`)) {
    const picture = readFileSync(file)
    if (picture[COLOUR_TYPE_AT] === PALETTE) continue
    writeFileSync(file, await pngQuantize(picture, { colors: COLOURS, minQuality: 0, speed: 8 }))
  }
}

const picturesBytes = () =>
  globSync(`${PICTURES}/*/*.png`).reduce((sum, file) => sum + statSync(file).size, 0)

/** `npm run pictures:check [-- --update] [-- --built] [part of a story's title …]` */
async function main(): Promise<void> {
  await ensureBrowser()
  if (!values.built) {
    const { exitCode, tail } = await runCommand('pictures-build', ['storybook', 'build', '--quiet'])
    if (exitCode !== 0) throw new Error(tail)
  }
  const { chosen, all } = chosenPictures()
  if (chosen.length === 0) throw new Error(`No picture has a title with ${positionals.join(' or ')}`)
  console.log(`Compares ${chosen.length} of ${all} pictures`)
  rmSync(JSON_REPORT, { force: true })
  const updates = values.update ? ['--update-snapshots=changed'] : []
  const named = positionals.length > 0 ? ['-g', positionals.join('|')] : []
  const command = [
    'playwright',
    'test',
    '--project',
    'catalogue',
    '--reporter=line,json',
    ...updates,
    ...named,
  ]
  const { exitCode, tail } = await runCommand('pictures', command, {
    env: {
      SERVED_BUILD: 'catalogue',
      PLAYWRIGHT_JSON_OUTPUT_NAME: JSON_REPORT,
    },
  })
  if (values.update) {
    await shrinkPictures()
    console.log(`All pictures together: ${(picturesBytes() / 1e6).toFixed(1)} MB, of at most 25`)
  }
  const failures = existsSync(JSON_REPORT) ? failuresIn(JSON.parse(readFileSync(JSON_REPORT, 'utf8'))) : []
  const page = writePicturesPage(PAGE, failures)
  if (exitCode === 0) return console.log('No picture has changed')
  if (failures.length > 0) {
    const changed = Map.groupBy(failures, componentOf)
    console.log(`Changed pictures: ${failures.length}, of ${changed.size} components`)
    for (const [component, pictures] of changed) {
      console.log(`${component}: ${pictures.length}`)
      for (const { title } of pictures) console.log(`  ${title}`)
    }
    console.log(`Both pictures and the difference: ${page}`)
  } else console.log(tail)
  process.exitCode = 1
}

await main()
