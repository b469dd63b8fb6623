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

/** No meter needs more of a password, and long ones take long. */
const LONGEST = 100

/**
 * How hard a password is to guess, by zxcvbn. Loaded when a password is being chosen.
 * @param personal Name, address and the like, which a guess would begin with.
 */
export function passwordScore(password: string, personal: readonly string[]): PasswordScore {
  const parts = personal
    .flatMap((text) => [text, ...text.split(/[\s@._-]+/u)])
    .filter((part) => part.length > 2)
  return zxcvbn.check(password.slice(0, LONGEST), parts).score
}
