import { afterEach } from 'vitest'
import { takeRejections, watchRejections } from './unhandled-rejections.ts'

/** A promise that fails without anybody who hears of it fails its test, in Node, in a page and in a story alike. */
watchRejections()

afterEach(async () => {
  const reasons = await takeRejections()
  if (reasons.length > 0)
    throw new AggregateError(reasons, `Unhandled rejection: ${reasons.map(String).join(', ')}`)
})
