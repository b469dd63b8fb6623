import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import commonPasswords from './common-passwords.txt?raw'
import { localWords } from './local-words.ts'

export type PasswordScore = 0 | 1 | 2 | 3 | 4

const { qwerty, keypad } = adjacencyGraphs

const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords: commonPasswords.trim().split('\n'), localWords: [...localWords] },
  graphs: { qwerty, keypad },
})

/** Characters that are rated. More would be slow and change nothing. */
const MAX_RATED_CHARACTERS = 100

/**
 * Rates with zxcvbn how hard a password is to guess. Loaded when the customer chooses a password.
 * @param personal Name, address and similar data, which an attacker would try first.
 */
export function passwordScore(password: string, personal: readonly string[]): PasswordScore {
  const parts = personal
    .flatMap((text) => [text, ...text.split(/[\s@._-]+/u)])
    .filter((part) => part.length > 2)
  return zxcvbn.check(password.slice(0, MAX_RATED_CHARACTERS), parts).score
}
