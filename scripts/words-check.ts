/**
 * Finds sentences that a stranger stumbles over, by their openings and words, in comments, test titles and guides:
 * `npm run words:check`, or `-- src/rules` for other folders than the finished ones.
 */
import { projectFiles } from '#tests/support/project-files.ts'
import { findOddWords } from './words/odd-words.ts'
import { readWords, type Words } from './words/read-words.ts'

/** Folders without a finding. A folder is added when its last finding is gone. */
const FINISHED = ['scripts/words']

const named = process.argv.slice(2)
const folders = named.length > 0 ? named : FINISHED

const inCode = projectFiles(folders, ['.ts', '.tsx']).flatMap(({ path, text }) => {
  const { comments, titles } = readWords(path, text)
  return [...comments, ...titles]
})
const inGuides = projectFiles(folders, ['.md']).flatMap(({ path, text }) =>
  text.split('\n').map((line, index): Words => ({ path, line: index + 1, text: line })),
)

const findings = [
  ...inCode.flatMap((words) => findOddWords(words).map((why) => ({ ...words, why }))),
  ...inGuides.flatMap((words) => findOddWords(words, false).map((why) => ({ ...words, why }))),
]
for (const { path, line, text, why } of findings) console.info(`${path}:${line}  ${why}\n    ${text}`)
console.info(`${findings.length} found in ${folders.join(', ')}`)
process.exitCode = findings.length === 0 ? 0 : 1
