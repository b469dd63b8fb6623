import { test } from '../e2e/support/test.ts'
import { LOCALES } from '../e2e/support/texts.ts'
import { isAskedToLogIn } from './asked-to-log-in.ts'

test.use({ expectedConsole: [/status of 401/] })

for (const locale of LOCALES.filter((each) => each !== 'ru')) {
  test(`a guest is asked to log in (${locale}), and the form talks to /api in that language`, ({ page }) =>
    isAskedToLogIn(page, locale))
}
