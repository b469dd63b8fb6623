import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTranscript, segmentText } from '#tests/support/open-transcript.tsx'
import { catchSavedFiles } from '#tests/support/saved-files.ts'

const modal = page.getByRole('dialog', { name: 'Recording without personal data' })
const find = (name: RegExp) => modal.getByRole('checkbox', { name })
const download = modal.getByRole('button', { name: 'Download' })
const bleeped = (places: RegExp) => expect.element(modal.getByText(places)).toBeVisible()

async function openBleeps() {
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Download without personal data' }))
  await expect.element(download).toBeVisible()
}

async function samplesOf(content: Blob) {
  const context = new OfflineAudioContext(1, 1, 48_000)
  return (await context.decodeAudioData(await content.arrayBuffer())).getChannelData(0)
}

/** Loudest sample and number of changes of sign, in a tenth of a second. */
function measuresAt(samples: Float32Array, second: number) {
  const part = samples.subarray(second * 48_000, (second + 0.1) * 48_000)
  const crossings = part.filter((sample, at) => at > 0 && sample < 0 !== (part[at - 1] ?? 0) < 0).length
  return { peak: Math.max(...part.map(Math.abs)), crossings }
}

test('a tone covers the ticked names and addresses of a recording, and no others', async () => {
  const files = catchSavedFiles()
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  // The words that stay keep their times, so the new ones are at the start and the end of the seven seconds.
  await userEvent.fill(
    segmentText(1),
    'Samir Quliyev, xeyir. Gəlin birinci sualdan başlayaq: hansı işlər bu həftə leyla@poct.example',
  )
  await openBleeps()
  await expect.element(find(/^Samir Quliyev/)).toBeChecked()
  await userEvent.click(find(/^leyla@poct\.example/))
  await bleeped(/ bleeped$/)
  await userEvent.click(download)
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['meeting-az.wav'])
  const samples = await samplesOf((await files[0]?.content) ?? new Blob())
  // A tone of 1000 Hz crosses zero 200 times in a tenth of a second.
  const { peak, crossings } = measuresAt(samples, 0.2)
  expect(peak).toBeCloseTo(0.14, 2)
  expect(crossings).toBeGreaterThan(196)
  expect(crossings).toBeLessThan(204)
  expect(measuresAt(samples, 6).crossings).toBeLessThan(190)
})

test('another word is bleeped wherever it occurs, and without any there is nothing to download', async () => {
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await userEvent.fill(segmentText(1), 'Bu günün planı budur.')
  await openBleeps()
  await expect.element(modal.getByRole('textbox', { name: 'Another word or name' })).toBeVisible()
  for (const group of modal.getByRole('checkbox', { name: /: \d+ of \d+$/ }).elements()) {
    await userEvent.click(group)
  }
  await bleeped(/^Nothing is bleeped/)
  await expect.element(download).toBeDisabled()
  await userEvent.fill(modal.getByRole('textbox', { name: 'Another word or name' }), 'planı')
  await userEvent.keyboard('{Enter}')
  await expect.element(find(/^planı/)).toBeChecked()
  await bleeped(/^meeting-az\.wav, .+ · \d+ places? bleeped$/)
})
