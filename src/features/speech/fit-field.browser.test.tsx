import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { FitField } from './fit-field.tsx'

function Fitted() {
  const [speed, setSpeed] = useState(1)
  return (
    <>
      <FitField length={{ fixed: 2, atOne: 20 }} speed={speed} onSpeed={setSpeed} />
      <button type="button" onClick={() => setSpeed(2)}>
        {speed}
      </button>
    </>
  )
}

test('a typed length sets the speed, and leaves the field when the speed is changed otherwise', async () => {
  await startI18n('en', ['editor-modals'])
  showOnPage(<Fitted />)
  const field = page.getByRole('textbox', { name: 'Fit to this length' })
  await expect.element(field).toHaveAccessibleDescription(/^About 00:22 at this speed\./)
  await userEvent.fill(field, '0:18')
  await expect.element(field).toHaveValue('0:18')
  await expect.element(field).toHaveAccessibleDescription(/^About 00:18 at this speed\./)
  await userEvent.click(page.getByRole('button', { name: '1.25' }))
  await expect.element(field).toHaveValue('')
  await userEvent.fill(field, '60')
  await expect.element(field).toBeValid()
  await userEvent.tab()
  await expect.element(field).toHaveAccessibleDescription(/Type a length from 00:12 to 00:42\./)
})
