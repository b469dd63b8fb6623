import { test } from './support/test.ts'
import { LOCALES } from './support/texts.ts'
import { isToppedUp } from './support/top-up.ts'

for (const locale of LOCALES.filter((each) => each !== 'ru')) {
  test(`a top-up with a promo code is paid, adds its bonus and leads back (${locale})`, ({ page }) =>
    isToppedUp(page, locale))
}
