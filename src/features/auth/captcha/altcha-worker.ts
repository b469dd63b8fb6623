import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha'

/** The proof of work, away from the page, which stays quick meanwhile. Answers with the solution, or null in vain. */
addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? derivePbkdf2 : deriveSha
  try {
    postMessage(await solveChallenge({ challenge, deriveKey }))
  } catch {
    // An algorithm or a prefix it does not know.
    postMessage(null)
  }
})
