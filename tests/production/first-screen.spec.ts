import { expect, test } from '../e2e/support/test.ts'

test('the code of a workspace is on its way before the page asks for what the customer has', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Nothing is answered, so that the workspace itself asks for nothing.
  await page.route('**/api/**', () => {})
  await page.context().addCookies([{ name: 'auth.token', value: 'abc', url: baseURL ?? '' }])
  const project = page.waitForRequest('**/api/services/text-to-speech/1')
  await page.goto('/en/services/text-to-speech/1')
  await project
  const first = (path: RegExp) => asked.findIndex((each) => path.test(each))
  expect(first(/^\/assets\/speech-/)).toBeGreaterThan(-1)
  expect(first(/^\/assets\/speech-/)).toBeLessThan(first(/^\/api\//))
})
