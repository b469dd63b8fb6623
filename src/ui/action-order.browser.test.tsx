import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#src/styles.css'
import { faultyStops } from '#tests/support/faulty-stops.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

const [CANCEL, RESET, SAVE] = ['Cancel', 'Reset', 'Save']

afterEach(() => page.viewport(1280, 800))

const actionsFromTop = () =>
  page
    .getByRole('button')
    .elements()
    .filter(({ textContent }) => textContent !== '')
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map(({ textContent }) => textContent)

test('the Tab key goes through the actions of a modal as they are shown, also after a phone is turned', async () => {
  await page.viewport(390, 844)
  const { place } = showOnPage(
    <Modal
      isOpen
      onClose={() => undefined}
      title="Title"
      closeLabel="Close"
      cancelLabel={CANCEL}
      actions={
        <>
          <Button>{RESET}</Button>
          <Button variant="primary">{SAVE}</Button>
        </>
      }
    />,
  )
  const save = page.getByRole('button', { name: SAVE })
  await expect.element(save).toBeVisible()
  expect(actionsFromTop()).toEqual([SAVE, RESET, CANCEL])
  expect(await faultyStops(true)).toEqual([])
  const button = save.element()
  await page.viewport(844, 390)
  await expect.poll(() => place.querySelector('.modal-actions')?.textContent).toBe(CANCEL + RESET + SAVE)
  expect(await faultyStops(true)).toEqual([])
  expect(save.element()).toBe(button)
})
