import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refuseDrops } from '#src/app/refuse-drops.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { DropZone } from './drop-zone.tsx'

const NEARBY = 'Nearby'
const song = new File(['la'], 'song.mp3', { type: 'audio/mpeg' })

/** A drop of a folder and a file; scripts cannot make an entry for a folder. */
function dropOn(target: Element, folder?: string) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(song)
  if (folder !== undefined) dataTransfer.items.add(new File([], folder))
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockImplementation(function entry(
    this: DataTransferItem,
  ) {
    const name = this.getAsFile()?.name ?? ''
    return { name, isDirectory: name === folder } as FileSystemEntry
  })
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

async function openZone() {
  await startI18n('en')
  const onFiles = vi.fn()
  showOnPage(
    <>
      <p>{NEARBY}</p>
      <DropZone
        label="Samples"
        buttonLabel="Choose"
        folderProblem={(name) => `“${name}” is a folder`}
        isMultiple
        onFiles={onFiles}
      />
    </>,
  )
  const zone = page.getByRole('group', { name: 'Samples' })
  await expect.element(zone).toBeVisible()
  return { zone: zone.element(), onFiles }
}

test('a dropped folder is called a folder, and the files next to it are taken', async () => {
  const { zone, onFiles } = await openZone()
  dropOn(zone, 'Interviews')
  await expect.element(page.getByText(/^“Interviews” is a folder/)).toBeVisible()
  expect(onFiles).toHaveBeenCalledWith([song])
  dropOn(zone)
  await expect.element(page.getByText(/is a folder/)).not.toBeInTheDocument()
})

test('a file dropped next to the field does not replace the page', async () => {
  const { onFiles } = await openZone()
  const nearby = page.getByText(NEARBY).element()
  expect(dropOn(nearby).defaultPrevented).toBe(false)
  const listen = vi.spyOn(window, 'addEventListener')
  refuseDrops()
  onTestFinished(() => {
    for (const [kind, listener] of listen.mock.calls) removeEventListener(kind, listener)
  })
  expect(dropOn(nearby).defaultPrevented).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})

test('a touch screen is not asked to drop files: the button alone says what to do', async () => {
  await startI18n('en')
  const real = globalThis.matchMedia.bind(globalThis)
  const media = vi.spyOn(globalThis, 'matchMedia')
  media.mockImplementation((query) => real(query === '(pointer: coarse)' ? 'all' : query))
  onTestFinished(() => media.mockRestore())
  showOnPage(
    <>
      <DropZone
        label="Drop a book here"
        buttonLabel="Choose a book"
        folderProblem={String}
        onFiles={() => undefined}
      />
      <DropZone
        label="Permission"
        isField
        buttonLabel="Choose a file"
        folderProblem={String}
        onFiles={() => undefined}
      />
    </>,
  )
  await expect.element(page.getByRole('group', { name: 'Choose a book' })).toBeVisible()
  await expect.element(page.getByText('Drop a book here')).not.toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: 'Permission' })).toBeVisible()
})

test('the field is highlighted only while files are dragged over it', async () => {
  const { zone } = await openZone()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(song)
  const drag = (type: string) => zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }))
  const colour = () => getComputedStyle(zone).borderColor
  const before = colour()
  drag('dragenter')
  await expect.poll(colour).not.toBe(before)
  drag('dragleave')
  await expect.poll(colour).toBe(before)
})
