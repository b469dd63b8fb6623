import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { locales } from '#src/config/locales.ts'
import { formatMoney } from '#src/rules/money.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Button } from './button.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'
import { Money } from './money.tsx'
import { OutdatedSumContext, Sums } from './sums.tsx'

const MORE = 'More'
const LABEL = 'Generate 3 blocks · ₼0.40'

/** Writes another price over the shown one, as an extension does that React does not know of. */
function freezePrice(control: Element) {
  const price = control.querySelector('[translate=no]')
  if (price) price.textContent = '₼0.05'
}

test('a button whose shown price is not the one to be paid shows the right one instead of paying', async () => {
  const pay = vi.fn()
  const tellOutdated = vi.fn()
  showOnPage(
    <OutdatedSumContext value={tellOutdated}>
      <Button onClick={pay}>{LABEL}</Button>
    </OutdatedSumContext>,
  )
  const button = page.getByRole('button')
  await expect.element(button).toHaveTextContent(LABEL)
  freezePrice(button.element())
  await userEvent.click(button)
  expect(pay).not.toHaveBeenCalled()
  expect(tellOutdated).toHaveBeenCalledTimes(1)
  await expect.element(button).toHaveTextContent(LABEL)
  await expect.element(button).toHaveFocus()
  await userEvent.click(button)
  expect(pay).toHaveBeenCalledTimes(1)
})

test('a form is not sent by Enter while its button shows another price', async () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  showOnPage(
    <form onSubmit={send}>
      <input aria-label="Title" />
      <Button type="submit">{LABEL}</Button>
    </form>,
  )
  await expect.element(page.getByRole('button')).toBeVisible()
  freezePrice(page.getByRole('button').element())
  await userEvent.type(page.getByRole('textbox'), 'Tour{Enter}')
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(page.getByRole('textbox'), '{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
})

test('an entry of a menu that shows another price does nothing, and the menu stays open', {
  tags: 'long',
}, async () => {
  const pay = vi.fn()
  showOnPage(
    <DropdownMenu
      trigger={(props) => <button {...props}>{MORE}</button>}
      entries={[{ id: 'pay', label: LABEL, onSelect: pay }]}
    />,
  )
  await userEvent.click(page.getByRole('button'))
  const entry = page.getByRole('menuitem')
  await expect.element(entry).toBeVisible()
  freezePrice(entry.element())
  await userEvent.click(entry)
  expect(pay).not.toHaveBeenCalled()
  await expect.element(entry).toHaveTextContent(LABEL)
  await userEvent.click(entry)
  expect(pay).toHaveBeenCalledTimes(1)
})

test.each([
  ['az', 'manat'],
  ['tr', 'manat'],
  ['en', 'manats'],
  ['ru', 'маната'],
] as const)('screen readers read the currency’s word after a sum on a page in %s', async (locale, word) => {
  const { lang } = document.documentElement
  document.documentElement.lang = locale
  onTestFinished(() => {
    document.documentElement.lang = lang
  })
  const sum = formatMoney(1250, locale)
  showOnPage(
    <>
      <Button>{`Pay ${sum}`}</Button>
      <button type="button">
        <Money text={sum} />
      </button>
    </>,
  )
  await expect.element(page.getByRole('button', { name: `Pay ${sum} ${word}`, exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: `${sum} ${word}`, exact: true })).toBeVisible()
  expect(document.body.textContent).not.toContain(word)
})

test.each(locales.map(({ code }) => code))(
  'sums of money in a text are not translated (%s)',
  async (locale) => {
    const sums = [5, 40, 123_450, 123_456_789, -250].map((qepik) => formatMoney(qepik, locale))
    showOnPage(
      <p>
        <Sums text={`3 · ${sums.join('. 2, ')}.`} />
      </p>,
    )
    await expect.element(page.getByRole('paragraph')).toBeVisible()
    const marked = [...document.querySelectorAll('p [translate=no]')].map(({ textContent }) => textContent)
    expect(marked).toEqual(sums)
  },
)
