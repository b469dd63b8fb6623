import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Tooltip } from './tooltip.tsx'

const KEYS = 'Ctrl Enter'
const SPEAK = 'Speak'
const TEXT = 'Text'

/** The mouse, which may be where the button appears, moves off it first: only its arrival opens a tooltip. */
async function show() {
  showOnPage(
    <>
      <Tooltip text={KEYS}>
        <button type="button">{SPEAK}</button>
      </Tooltip>
      <p>{TEXT}</p>
    </>,
  )
  await userEvent.hover(page.getByText(TEXT))
  return page.getByRole('button', { name: SPEAK })
}

const tip = page.getByText(KEYS)

test('a tooltip opens under the resting mouse and closes when it leaves', async () => {
  const button = await show()
  await userEvent.hover(button)
  await expect.element(tip).toBeVisible()
  await userEvent.hover(page.getByText(TEXT))
  await expect.element(tip).not.toBeInTheDocument()
})

test('a press closes a tooltip', async () => {
  const button = await show()
  await userEvent.hover(button)
  await expect.element(tip).toBeVisible()
  await userEvent.click(button)
  await expect.element(tip).not.toBeInTheDocument()
})

test('the keyboard opens a tooltip, and Escape closes it', async () => {
  await show()
  await userEvent.keyboard('{Tab}')
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
})
