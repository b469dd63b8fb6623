import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toConsent } from '#tests/support/clone-form.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

test('a customer who is faster than the list of languages gets to the consent when it has loaded', async () => {
  const start = '/en/services/cloning/create'
  let come = () => {}
  await openApp(start, {
    engines: quickEngines(),
    prepare() {
      come = holdAnswers('/languages').letGo
      return start
    },
  })
  const isThere = toConsent()
  await expect.element(page.getByRole('button', { name: /^Continue/ })).toHaveAttribute('aria-busy', 'true')
  come()
  await isThere
})
