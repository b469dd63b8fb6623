import { missingText } from '#mocks/runtime/missing-feature.ts'
import { expect, test } from './support/test.ts'
import { address, LOCALES } from './support/texts.ts'

/** A browser without storage: every access throws. */
function refuseStorage() {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { get, configurable: true })
}

const refuseCookies = () => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })

/** As in a private window of some browsers. */
const hideWorkers = () => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** As with refused site data, or on a page over http from another machine. */
const refuseWorkers = () => {
  ServiceWorkerContainer.prototype.register = () =>
    Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
}

const CASES = [
  ['site storage', refuseStorage, 'storage'],
  ['cookies', refuseCookies, 'storage'],
  ['service workers', hideWorkers, 'workers'],
  ['the sandbox’s own worker', refuseWorkers, 'workers'],
] as const

for (const [name, refuse, missing] of CASES) {
  test(`a browser that refuses ${name} shows what the sandbox lacks`, async ({ page }) => {
    await page.addInitScript(refuse)
    const locales = refuse === refuseStorage ? LOCALES : (['ru'] as const)
    for (const locale of locales) {
      await page.goto(address(locale, '/login'))
      await expect(page.getByRole('alert')).toHaveText(missingText(missing, locale))
    }
  })
}

test('a browser that refuses only a database continues in memory', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await page.goto('/en/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
