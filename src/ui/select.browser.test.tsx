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

test('the last event of a scroll that is over leaves a list that has just opened', async () => {
  const { control, boxOf, list } = showInBox()
  await control.click()
  await expect.element(list).toBeVisible()
  boxOf()?.dispatchEvent(new Event('scroll'))
  // By the second frame React has drawn whatever the event has changed.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(list).toBeVisible()
})

test('a list whose button is scrolled away closes', async () => {
  const { control, boxOf, list } = showInBox()
  await control.click()
  await expect.element(list).toBeVisible()
  boxOf()?.scrollBy(0, 40)
  await expect.element(list).not.toBeInTheDocument()
})
