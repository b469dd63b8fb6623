/**
 * Draws comments, names, test titles and commit subjects to read with fresh eyes: `npm run words:sample -- 7`. The same
 * seed draws the same texts. `--in mocks,docs` takes some folders. Subjects are those of the commits after `--since`, by
 * default after the commit that added `words:check`: earlier ones were written without its rules and cannot be changed.
 */
import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFiles } from '#tests/support/project-files.ts'
import { seeded } from './mutants/draw-mutants.ts'
import { readWords, type Words } from './words/read-words.ts'

const COUNTS = { comments: 60, names: 60, titles: 40, subjects: 20 } as const
const FOLDERS = 'src,mocks,scripts,.storybook,stories,tests,sandbox'

const { values, positionals } = parseArgs({
  options: { in: { type: 'string', default: FOLDERS }, since: { type: 'string' } },
  allowPositionals: true,
})
const seed = Number(positionals[0])
if (!Number.isInteger(seed)) throw new Error('Name a seed: npm run words:sample -- 7')
const random = seeded(seed)

/** Draws without putting back, in the order of their places. */
function draw<Item>(items: readonly Item[], count: number): readonly Item[] {
  const left = items.map((item, place) => ({ item, place }))
  const drawn = Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1).at(0),
  )
  return drawn
    .filter((each) => each !== undefined)
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

const files = projectFiles(values.in.split(','), ['.ts', '.tsx'])
const wordsOfFiles = files.map(({ path, text }) => readWords(path, text))
const fileNames: readonly Words[] = files.map(({ path }) => ({ path, line: 1, text: basename(path) }))

/** Hash and subject of each commit, the latest first. */
const commits = (...options: readonly string[]): readonly Words[] =>
  execFileSync('git', ['log', '--no-merges', '--format=%h%x09%s', ...options], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map(([path = '', text = '']) => ({ path, line: 0, text }))

const addedCheck = commits('--diff-filter=A', '--', 'scripts/words-check.ts').at(-1)
const since = values.since ?? addedCheck?.path
const subjects = commits(...(since ? [`${since}..HEAD`] : []))

const print = (title: string, drawn: readonly Words[]) => {
  console.info(`\n${title}: ${drawn.length}`)
  for (const { path, line, text } of drawn) console.info(`  ${line ? `${path}:${line}` : path}  ${text}`)
}

const allOf = (kind: 'comments' | 'names' | 'titles') => wordsOfFiles.flatMap((each) => each[kind])
print('Comments', draw(allOf('comments'), COUNTS.comments))
print('Names', draw([...allOf('names'), ...fileNames], COUNTS.names))
print('Test titles', draw(allOf('titles'), COUNTS.titles))
print(`Commit subjects ${since ? `after ${since}` : 'of the whole history'}`, draw(subjects, COUNTS.subjects))
