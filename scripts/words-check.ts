/**
 * Finds sentences that a stranger stumbles over, by their openings and words, in comments, test titles and guides:
 * `npm run words:check`, or `-- src/rules` for other folders than the finished ones.
 */
import { projectFiles } from '#tests/support/project-files.ts'
import { findOddWords } from './words/odd-words.ts'
import { readWords, type Words } from './words/read-words.ts'

/** Folders without a finding, tests left out. A folder is added when its last finding is gone. */
const FINISHED = ['docs', 'mocks', 'scripts', '.storybook', 'src', 'stories', 'tests']

/** Folders in whose tests neither comments nor titles have a finding. */
const FINISHED_TESTS = ['mocks', 'scripts', 'src', 'tests']

/** Targets of links, and code. */
const NO_PROSE = /\]\([^)]*\)|`[^`]*`/g

const namedFiles = process.argv.slice(2)

const isTest = ({ path }: { readonly path: string }) => /\.(?:test|spec)\.tsx?$/.test(path)
const sources = (folders: readonly string[]) => projectFiles(folders, ['.ts', '.tsx'])

const inCode = sources(namedFiles.length > 0 ? namedFiles : FINISHED)
  .filter((file) => namedFiles.length > 0 || !isTest(file))
  .concat(namedFiles.length > 0 ? [] : sources(FINISHED_TESTS).filter(isTest))
  .flatMap(({ path, text }) => {
    const { comments, titles } = readWords(path, text)
    return [...comments, ...titles]
  })
const inGuides = projectFiles(namedFiles.length > 0 ? namedFiles : FINISHED, ['.md']).flatMap(
  ({ path, text }) =>
    text
      .split('\n')
      .map((line, index): Words => ({ path, line: index + 1, text: line.replaceAll(NO_PROSE, ' ') })),
)

const findings = [
  ...inCode.flatMap((words) => findOddWords(words).map((why) => ({ ...words, why }))),
  ...inGuides.flatMap((words) => findOddWords(words, false).map((why) => ({ ...words, why }))),
]
for (const { path, line, text, why } of findings) console.info(`${path}:${line}  ${why}\n    ${text}`)
console.info(`${findings.length} found`)
process.exitCode = findings.length === 0 ? 0 : 1
