import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

const STEPS = 'Steps'
const START = 'Start'

function Steps() {
  const [phase, setPhase] = useState('start')
  return (
    <div {...useFocusFallback(phase)}>
      <p>{STEPS}</p>
      {phase === 'start' && (
        <button type="button" onClick={() => setPhase('running')}>
          {START}
        </button>
      )}
    </div>
  )
}

test('the focus stays among the actions when the pressed button disappears', async () => {
  showOnPage(<Steps />)
  await userEvent.click(page.getByRole('button', { name: START }))
  await expect.poll(() => document.activeElement?.textContent).toBe(STEPS)
})
