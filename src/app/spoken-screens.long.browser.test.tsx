import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { textsInOtherLanguages } from '#tests/support/texts-in-other-languages.ts'
import { unspokenSums } from '#tests/support/unspoken-sums.ts'
import { CUSTOMER_SCREENS, SERVICE_SCREENS } from '../../tests/e2e/support/screens.ts'

const screens = Object.entries({ ...CUSTOMER_SCREENS, ...SERVICE_SCREENS })
const isBusy = () => document.querySelector('[aria-busy=true]') !== null

test.each(screens)(
  'on %s a screen reader knows the language of each text and the currency of each sum',
  async (_, path) => {
    await openApp(`/en${path}`)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(isBusy).toBe(false)
    expect(textsInOtherLanguages()).toEqual([])
    expect(unspokenSums()).toEqual([])
  },
)

test('a text without its language and a sum without its currency are found', async () => {
  const [text, sum] = ['Sizə necə kömək edə bilərəm?', '₼5.00']
  showOnPage(
    <div lang="en">
      <p>{text}</p>
      <p lang="az">{text}</p>
      <p>{sum}</p>
    </div>,
  )
  await expect.element(page.getByText(sum)).toBeVisible()
  expect(textsInOtherLanguages()).toEqual([text])
  expect(unspokenSums()).toEqual([sum])
})
