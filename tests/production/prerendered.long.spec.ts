import { test } from '../e2e/support/test.ts'
import { LOCALES } from '../e2e/support/texts.ts'
import { areHydrated } from './rendered-pages.ts'

test.use({ expectedConsole: [/status of 404/] })

for (const locale of LOCALES.filter((each) => each !== 'ru')) {
  test(`every page for guests is prerendered, and the app hydrates its elements (${locale})`, ({ page }) =>
    areHydrated(page, locale))
}
