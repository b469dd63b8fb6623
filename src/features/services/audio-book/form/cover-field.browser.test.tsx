import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { CoverField } from './cover-field.tsx'

async function coverOf(width: number, height: number) {
  const blob = await new OffscreenCanvas(width, height)
    .getContext('2d')
    ?.canvas.convertToBlob({ type: 'image/jpeg' })
  return new File(blob ? [blob] : [], 'cover.jpg', { type: 'image/jpeg' })
}

/** Shows a cover of a size; returns the text about shops, if there is one. */
async function adviceOn(width: number, height: number) {
  await startI18n('en', ['audio-book-form', 'profile'])
  const chosen = await coverOf(width, height)
  showOnPage(<CoverField coverUrl={undefined} chosen={chosen} error={undefined} onChoose={vi.fn()} />)
  const cover = page.getByRole('img', { name: 'Cover' })
  await expect.poll(() => (cover.query() as HTMLImageElement | null)?.naturalWidth).toBe(width)
  return page.getByText(/^Shops want a square cover, at least 2,400 pixels wide\./)
}

test.for([
  ['too small', 800, 800],
  ['not square', 2400, 3000],
] as const)('the customer learns that shops refuse a cover that is %s', async ([, width, height]) => {
  await expect.element(await adviceOn(width, height)).toBeVisible()
})

test('no text about shops is shown for a cover that they accept', async () => {
  await expect.element(await adviceOn(2400, 2400)).not.toBeInTheDocument()
})
