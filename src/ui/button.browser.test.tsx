import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles.css'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

const LIMITED = 'Zoom in'
const NEXT = 'Next'
const WORDS = 'Голос: Максимилиан'

test('long words wrap within a narrow button', async () => {
  showOnPage(
    <div style={{ display: 'flex', width: 96 }}>
      <Button size="small" icon={<svg width="16" height="16" aria-hidden />}>
        <span className="truncate">{WORDS}</span>
      </Button>
    </div>,
  )
  await expect.element(page.getByRole('button')).toBeVisible()
  const button = page.getByRole('button').element()
  const words = page.getByText(WORDS).element()
  const { paddingRight } = getComputedStyle(button)
  await expect
    .poll(() => button.getBoundingClientRect().right - words.getBoundingClientRect().right)
    .toBeGreaterThanOrEqual(Number.parseFloat(paddingRight))
})

/** A button that can be pressed twice, like "Zoom in" up to its limit. */
function Limited({ isIcon }: { isIcon: boolean }) {
  const [presses, setPresses] = useState(0)
  const props = { disabled: presses >= 2, onClick: () => setPresses(presses + 1) }
  return (
    <>
      {isIcon ? (
        <IconButton label={LIMITED} icon={<Search size={16} aria-hidden />} {...props} />
      ) : (
        <Button {...props}>{LIMITED}</Button>
      )}
      <output>{presses}</output>
      <button type="button">{NEXT}</button>
    </>
  )
}

test.each([
  ['a button', false],
  ['an icon button', true],
] as const)('%s that a press disables keeps the focus and ignores further presses', async (_, isIcon) => {
  showOnPage(<Limited isIcon={isIcon} />)
  const button = page.getByRole('button', { name: LIMITED })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('2')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: NEXT })).toHaveFocus()
  await expect.element(button).toBeDisabled()
})
