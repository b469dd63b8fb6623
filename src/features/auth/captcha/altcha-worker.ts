import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha'

/**
 * Computes the proof of work in a worker, so that the page stays responsive. Posts the solution, or null if
 * there is none.
 */
addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? derivePbkdf2 : deriveSha
  try {
    postMessage(await solveChallenge({ challenge, deriveKey }))
  } catch {
    // Unknown algorithm or prefix.
    postMessage(null)
  }
})
