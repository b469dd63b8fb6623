import { afterEach } from 'vitest'
import { page, server } from 'vitest/browser'
import { failureScreenshot } from '#scripts/test/failure-screenshot.ts'

/** Takes a screenshot of the page after a failed test, before its cleanup empties the page. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const titles = [task.name]
  for (let { suite } = task; suite; suite = suite.suite) if (suite.name) titles.unshift(suite.name)
  const path = failureScreenshot(task.file.name, titles.join(' '))
  // A page that cannot be captured must not hide the reason of the failure.
  await page.screenshot({ path: `${server.config.root}/${path}` }).catch(() => undefined)
})
