import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { type TranslatorKind, translatePage } from '#tests/support/translate-page.ts'
import { surviveTranslation } from './translated-page.ts'

const kinds: readonly TranslatorKind[] = ['moving', 'replacing']

const words = {
  add: 'Add',
  pay: 'Pay ',
  sign: ' × ₼',
  cents: '.00',
  atOnce: ' at once',
  now: 'now',
  later: 'later',
}

/** Changing texts next to each other and next to an element. */
function Till() {
  const [count, setCount] = useState(1)
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        <svg aria-hidden="true" />
        {words.add}
      </button>
      <p data-testid="sum">
        {words.pay}
        {count}
        {words.sign}
        {count}
        {words.cents}
        {count % 2 === 0 && words.atOnce} {count > 2 ? <b>{words.now}</b> : words.later}
      </p>
    </div>
  )
}

test.each(kinds)(
  'a page that is being translated (%s) shows current values and keeps working',
  async (kind) => {
    onTestFinished(surviveTranslation(document.body))
    const { leave } = showOnPage(<Till />)
    const sum = page.getByTestId('sum')
    await expect.element(sum).toHaveTextContent('Pay 1 × ₼1.00 later')
    onTestFinished(translatePage(kind))
    const add = page.getByRole('button', { name: 'Add' })
    await add.click()
    await expect.element(sum).toHaveTextContent('Pay 2 × ₼2.00 at once later')
    await add.click()
    await expect.element(sum).toHaveTextContent('Pay 3 × ₼3.00 now')
    await add.click()
    await expect.element(sum).toHaveTextContent('Pay 4 × ₼4.00 at once now')
    leave()
    await expect.element(sum).not.toBeInTheDocument()
  },
)
