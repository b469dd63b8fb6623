import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Select } from './select.tsx'

const FORMATS = [
  { value: 'mp3', label: 'MP3' },
  { value: 'wav', label: 'WAV' },
]

/** A select in a box that scrolls, such as a modal on a phone. */
function showInBox() {
  showOnPage(
    <div style={{ height: 300, overflowY: 'auto' }}>
      <div style={{ height: 900, paddingTop: 150 }}>
        <Select label="Format" value="mp3" options={FORMATS} onChange={() => undefined} />
      </div>
    </div>,
  )
  const control = page.getByRole('combobox', { name: 'Format' })
  const boxOf = () => control.element().closest<HTMLElement>('[style*=overflow]')
  return { control, boxOf, list: page.getByRole('listbox') }
}

test('the last event of an earlier scroll does not close a list that has just opened', async () => {
  const { control, boxOf, list } = showInBox()
  await control.click()
  await expect.element(list).toBeVisible()
  boxOf()?.dispatchEvent(new Event('scroll'))
  // React has rendered any change of the event by the second frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(list).toBeVisible()
})

test('a list closes when its button is scrolled', async () => {
  const { control, boxOf, list } = showInBox()
  await control.click()
  await expect.element(list).toBeVisible()
  boxOf()?.scrollBy(0, 40)
  await expect.element(list).not.toBeInTheDocument()
})
