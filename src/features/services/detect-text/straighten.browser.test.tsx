import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetDrafts } from '#src/drafts/forget-drafts.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { isClosingAsked } from '#tests/support/is-closing-asked.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { photoOnTable } from '#tests/support/photo-on-table.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

beforeEach(forgetDrafts)

const photo = async () =>
  new File([Uint8Array.from(await photoOnTable())], 'photo.png', { type: 'image/png' })

const button = (name: string | RegExp) => page.getByRole('button', { name })
const modal = page.getByRole('dialog', { name: 'Straighten the page' })
const inModal = (name: string) => modal.getByRole('button', { name, exact: true })
const cornerNamed = (name: string) => modal.getByRole('slider', { name })
const topLeft = cornerNamed('Top left corner')

async function openPhoto() {
  const app = await openApp('/en/services/detect-text/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop pictures or PDFs here, or paste a picture')).toBeVisible()
  await chooseFiles([await photo()], 'main')
  await button('Straighten “photo.png”').click()
  return app
}

test('the page is found, straightened before it is sent, and comes back as it was, on a later visit too', async () => {
  const { reload } = await openPhoto()
  await expect.element(modal.getByText(/^The page is found/)).toBeVisible()
  await expect.element(topLeft).toHaveFocus()
  await expect.element(topLeft).toHaveAttribute('aria-valuetext', '20% from the left, 10% from the top')
  await inModal('Straighten').click()
  await expect.element(button('Straighten “photo.jpg”')).toBeVisible()
  await expect.element(button(/^Start · ₼/)).toBeEnabled()
  reload()
  await button('Straighten “photo.jpg”').click()
  await expect.element(topLeft).toHaveAttribute('aria-valuetext', '20% from the left, 10% from the top')
  await inModal('As it was').click()
  await expect.element(button('Straighten “photo.png”')).toBeVisible()
})

test('one press in the list brings the page back as it was', async () => {
  await openPhoto()
  await expect.element(modal.getByText(/^The page is found/)).toBeVisible()
  await inModal('Straighten').click()
  await expect.element(modal).not.toBeInTheDocument()
  await button('“photo.jpg”: as it was').click()
  await expect.element(button('Straighten “photo.png”')).toBeVisible()
  await expect.element(button(/: as it was$/)).not.toBeInTheDocument()
})

test('a corner is moved by the arrows and by dragging, never out of the picture, and is not lost without a question', async () => {
  await openPhoto()
  await expect.element(modal.getByText(/^The page is found/)).toBeVisible()
  await expect.poll(isClosingAsked).toBe(false)
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}{ArrowDown}')
  await expect.element(topLeft).toHaveFocus()
  await expect.element(topLeft).toHaveAttribute('aria-valuetext', '25% from the left, 11% from the top')
  await expect.element(modal.getByText('The corners are set by hand.')).toBeVisible()
  await expect.poll(isClosingAsked).toBe(true)
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
  await expect.element(topLeft).toHaveAttribute('aria-valuetext', '25% from the left, 0% from the top')
  const bottomRight = cornerNamed('Bottom right corner')
  const corner = bottomRight.element()
  const { x, y, width, height } = corner.parentElement?.getBoundingClientRect() ?? new DOMRect()
  const at = (type: string, left: number, top: number) =>
    corner.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        bubbles: true,
        clientX: x + left * width,
        clientY: y + top * height,
      }),
    )
  corner.setPointerCapture = () => {}
  corner.hasPointerCapture = () => true
  at('pointerdown', 0.9, 0.9)
  at('pointermove', 0.8, 0.75)
  await expect.element(bottomRight).toHaveAttribute('aria-valuetext', '80% from the left, 75% from the top')
})
