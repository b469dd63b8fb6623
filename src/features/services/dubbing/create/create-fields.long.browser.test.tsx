import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const RATE = 4_000

/** A hum, which is enough for code that only measures the sound. */
function recordingOf(seconds: number) {
  const samples = new Int16Array(seconds * RATE)
  for (const at of samples.keys()) samples[at] = 8_000 * Math.sin(at / 5)
  return new File([encodeWav({ samples, sampleRate: RATE })], 'talk.wav', { type: 'audio/wav' })
}

async function openCreate() {
  const opened = await openApp('/en/services/dubbing/create', { engines: quickEngines() })
  await page.getByRole('checkbox', { name: 'Azerbaijani' }).click()
  return opened
}

const from = page.getByRole('textbox', { name: 'From' })
const to = page.getByRole('textbox', { name: 'To' })
const noPart = page.getByText(/There is no such part of the file/)
const send = page.getByRole('button', { name: /^Continue/ })

test('a part of a recording is priced by its minutes, and an invalid part cannot be submitted', async () => {
  const { world } = await openCreate()
  await chooseFiles(recordingOf(240))
  await expect.element(send).toHaveTextContent('Continue · ₼6.00')
  await userEvent.fill(from, '0:30')
  await expect.element(send).toHaveTextContent('Continue · ₼5.25')
  await userEvent.fill(to, '3:00')
  await expect.element(send).toHaveTextContent('Continue · ₼3.75')
  await userEvent.fill(to, '4:01')
  await expect.element(noPart).toBeVisible()
  await send.click()
  await expect.element(from).toHaveFocus()
  expect(world.journal.entries.some(({ endpoint }) => endpoint === 'initProject')).toBe(false)
  await userEvent.fill(to, '0:20')
  await expect.element(noPart).toBeVisible()
  await userEvent.fill(to, '1:00')
  await expect.element(send).toHaveTextContent('Continue · ₼3.00')
})

test('an empty form shows at each field what is missing, and focuses the first one', async () => {
  const { world } = await openApp('/en/services/dubbing/create', { engines: quickEngines() })
  await send.click()
  await expect.element(page.getByText('Choose a recording or a video.')).toBeVisible()
  await expect.element(page.getByText('Choose at least one language to dub into.')).toBeVisible()
  const choose = page.getByRole('button', { name: 'Choose a file' })
  await expect.element(choose).toHaveFocus()
  await chooseFiles(recordingOf(240))
  await expect.element(page.getByText('Choose a recording or a video.')).not.toBeInTheDocument()
  await send.click()
  await expect.element(page.getByRole('checkbox', { name: 'Azerbaijani' })).toHaveFocus()
  await page.getByRole('checkbox', { name: 'Azerbaijani' }).click()
  await expect.element(page.getByText('Choose at least one language to dub into.')).not.toBeInTheDocument()
  expect(world.journal.entries.some(({ endpoint }) => endpoint === 'initProject')).toBe(false)
})

test('a part of a film from a link may extend to its end', async () => {
  const { world } = await openCreate()
  await page.getByRole('tab', { name: 'Link' }).click()
  await userEvent.fill(
    page.getByRole('textbox', { name: 'Link' }),
    'https://samples.avaz.example/tour-en.wav',
  )
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect.element(title).toHaveAttribute('placeholder', 'tour-en')
  await userEvent.fill(from, '0:05')
  await expect.element(noPart).not.toBeInTheDocument()
  await send.click()
  await expect.element(page.getByRole('heading', { name: 'The dub is not ordered yet' })).toBeVisible()
  const latest = world.db.dubbings.list({}).at(-1)
  expect(latest?.part).toEqual({ start: 5, end: latest?.duration })
  expect(world.db.projects.get(latest?.id ?? 0)?.title).toBe('tour-en')
})

test('after the upload, the form shows that the server checks the file, also within view on a phone', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const { world } = await openCreate()
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'hang' } })
  await chooseFiles(recordingOf(5))
  await send.click()
  const said = page.getByText('Sent, being checked…')
  await expect.element(said).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  const { left, top, height } = said.element().getBoundingClientRect()
  const onTop = document.elementFromPoint(left + 1, top + height / 2)
  expect(said.element().contains(onTop)).toBe(true)
})
