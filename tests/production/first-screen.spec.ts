import { withWorldOverHttp } from '#mocks/package/playwright.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { areAskedOnce } from './first-calls.ts'

const PROJECT = '/services/text-to-speech/14'
const tokenOf = (url = '') => ({ name: 'auth.token', value: 'abc', url })

test("the code of a workspace does not wait for the customer's data", async ({ page, baseURL }) => {
  await page.route('**/api/**', () => {})
  await page.context().addCookies([tokenOf(baseURL)])
  await Promise.all([page.waitForRequest('**/assets/speech-*.js'), page.goto(`/en${PROJECT}`)])
})

test("the customer's data does not wait for the code that shows it", async ({ page, baseURL }) => {
  await page.route('**/api/**', () => {})
  await page.route(/\/assets\/(?!begin-).*\.js$/, () => {})
  await page.context().addCookies([tokenOf(baseURL)])
  const calls = ['customer/profile', 'customer/balance', 'services', PROJECT.slice(1)]
  await Promise.all([
    ...calls.map((path) => page.waitForRequest(`**/api/${path}`)),
    page.goto(`/en${PROJECT}`, { waitUntil: 'commit' }),
  ])
})

test('early requests of a page are used and not repeated', ({ page }) =>
  areAskedOnce(page, ['', PROJECT, '/transactions', '/services/detect-text/7']))

test('requests started after the page are awaited by the part that shows them, and not repeated', {
  tag: '@long',
}, async ({ page }) => {
  await withWorldOverHttp(page, async () => {
    await signIn(page, 'leyla', 'en')
    const late = Promise.withResolvers<void>()
    const asked: string[] = []
    await page.route(/\/api\/(?:get-voices|services\/text-to-speech\/14)$/, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await late.promise
      await route.fallback()
    })
    await page.goto(`/en${PROJECT}`)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.waitForLoadState('load')
    // The layout has appeared without them, and had a frame to react.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    late.resolve()
    await expect(page.getByRole('button', { name: /^Voice: / })).toBeVisible()
    expect(asked.toSorted()).toEqual(['/api/get-voices', `/api${PROJECT}`])
  })
})

/** Records when cookies are read, when the result is stored, and when the app has started and releases it. */
function noteCookies() {
  const steps: string[] = []
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  let kept: string | undefined
  Object.defineProperty(document, 'cookie', {
    get() {
      steps.push('read')
      return cookie?.get?.call(document)
    },
  })
  Object.defineProperty(globalThis, 'cookiesAtBegin', {
    get: () => kept,
    set(text: string | undefined) {
      steps.push(text === undefined ? 'started' : 'kept')
      kept = text
    },
  })
  Object.defineProperty(globalThis, 'cookieSteps', { value: steps })
}

test('cookies are read once until the app has started', { tag: '@long' }, async ({ page }) => {
  await withWorldOverHttp(page, async () => {
    await signIn(page, 'leyla', 'ru')
    await page.addInitScript(noteCookies)
    await page.goto(`/ru${PROJECT}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const steps: string[] = await page.evaluate('globalThis.cookieSteps')
    expect(steps.slice(0, 3)).toEqual(['read', 'kept', 'started'])
  })
})

/** Records which of the browser's two stores a page reads. */
function noteStores() {
  const asked: string[] = []
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const store = globalThis[name]
    Object.defineProperty(globalThis, name, {
      get() {
        asked.push(name)
        return store
      },
    })
  }
  Object.defineProperty(globalThis, 'askedStores', { value: asked })
}

test('stored data is fetched before the app requests it', async ({ page, baseURL }) => {
  await page.route('**/api/**', () => {})
  await page.route(/\/assets\/(?!begin-).*\.js$/, () => {})
  await page.context().addCookies([tokenOf(baseURL)])
  await page.addInitScript(noteStores)
  await page.goto(`/en${PROJECT}`, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate('globalThis.askedStores')).toEqual(['localStorage', 'sessionStorage'])
})

test('the code that measures bars loads with the first key, not with the page', { tag: '@long' }, async ({
  page,
}) => {
  await withWorldOverHttp(page, async () => {
    await signIn(page, 'leyla', 'ru')
    await page.goto('about:blank')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`/ru${PROJECT}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('/watch-bars-'))).toEqual([])
    await Promise.all([page.waitForRequest('**/assets/watch-bars-*.js'), page.keyboard.press('Tab')])
  })
})

test.describe('a page whose file fails to load', () => {
  test.use({ expectedConsole: [/ERR_FAILED|Failed to fetch dynamically imported module/] })

  test('shows an error in the layout, which stays', { tag: '@long' }, async ({ page }) => {
    const t = await textsOf('en')
    await withWorldOverHttp(page, async () => {
      await signIn(page, 'leyla', 'en')
      await page.route(/\/assets\/profile-.*\.js$/, (route) => route.abort())
      await page.goto('/en/profile')
      await expect(page.getByRole('heading', { name: t('errors:screen.title') })).toBeVisible()
      await expect(page.getByRole('button', { name: /₼/ })).toBeVisible()
    })
  })
})
