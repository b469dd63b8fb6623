import { afterEach } from 'vitest'
import { takeRejections, watchRejections } from './unhandled-rejections.ts'

/** Fails a test with an unhandled promise rejection, in Node, in a page and in a story. */
watchRejections()

afterEach(async () => {
  const reasons = await takeRejections()
  if (reasons.length > 0)
    throw new AggregateError(reasons, `Unhandled rejection: ${reasons.map(String).join(', ')}`)
})
