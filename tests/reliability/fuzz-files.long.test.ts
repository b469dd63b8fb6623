import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { randomFrom, variantOf } from './file-variants.ts'
import { fuzzedFiles } from './fuzzed-files.ts'

/** Variants of each file; `npm run files:fuzz` reads 2,000. */
const VARIANTS = 25
const SEED = 38
/** Maximum number of slices in one reading; the longest file here takes some hundreds. */
const MAX_STEPS = 20_000

const slice = Blob.prototype.slice
let steps = 0

beforeEach(() => {
  vi.spyOn(Blob.prototype, 'slice').mockImplementation(function (this: Blob, ...range) {
    steps += 1
    if (steps > MAX_STEPS) throw new Error('The reader fetches without end')
    return slice.apply(this, range)
  })
})

afterAll(() => vi.restoreAllMocks())

test.each(await fuzzedFiles())(
  '$name is read, refused or reported as incomplete, whatever the damage',
  async (file) => {
    const random = randomFrom(SEED)
    const whole = await file.read(file.bytes)
    let lost = 0
    for (let number = 0; number < VARIANTS; number += 1) {
      steps = 0
      const variant = variantOf(file.bytes, random)
      if (file.hidesLoss(whole, await file.read(variant), variant)) lost += 1
    }
    expect(lost).toBeLessThanOrEqual(Math.ceil(VARIANTS * file.untold))
  },
)
