import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#src/styles.css'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Button } from './button.tsx'

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
