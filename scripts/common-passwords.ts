import { writeFile } from 'node:fs/promises'
import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Writes the most common passwords for the strength meter: `node scripts/common-passwords.ts`, after an update of
 * `@zxcvbn-ts/language-common`. The whole list is 204 kB gz, this part 12: rarer passwords hardly change a
 * verdict.
 */
const COUNT = 3000
const TARGET_FILE = new URL('../src/features/auth/strength/common-passwords.txt', import.meta.url)

const passwords: readonly string[] = dictionary['passwords-common']
await writeFile(TARGET_FILE, `${passwords.slice(0, COUNT).join('\n')}\n`)
