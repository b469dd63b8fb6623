import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notifications } from '#src/lib/notifications.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { proxyAnswer } from '#tests/support/proxy-answer.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

beforeEach(() => sessionStorage.clear())

async function openForm() {
  const app = await openApp('/en/services/speech-to-text/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop recordings here')).toBeVisible()
  return app
}

const popups = () => notifications.shown().filter(({ kind, tone }) => kind === 'popup' && tone === 'error')
const failures = [
  ['the server fails', { kind: 'status', status: 500 }],
  ['there is no network', { kind: 'network' }],
] as const

test.each(failures)('a recording that cannot be sent because %s also shows a popup', async (_, fault) => {
  const { world } = await openForm()
  await chooseFiles(syntheticVoiceFile(2, 'bir.wav'))
  const send = page.getByRole('button', { name: /^Start · ₼/ })
  await expect.element(send).toBeEnabled()
  world.faults.add({ endpoint: 'initProject', fault, times: 1 })
  await userEvent.click(send)
  await expect.poll(() => popups().length).toBe(1)
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('bir')
})

test('a recording that a proxy refuses as too large is called too large, with what to do', async () => {
  const { world } = await openForm()
  await chooseFiles(syntheticVoiceFile(2, 'bir.wav'))
  const send = page.getByRole('button', { name: /^Start · ₼/ })
  await expect.element(send).toBeEnabled()
  world.faults.add({ endpoint: 'initProject', fault: proxyAnswer(413), times: 1 })
  await userEvent.click(send)
  await expect.element(page.getByText('This file is too large to be sent.', { exact: false })).toBeVisible()
  await expect.poll(() => popups().length).toBe(1)
  expect(document.body.textContent).not.toMatch(/try again/i)
})

test.each(failures)('a run that does not start because %s also shows a popup', async (_, fault) => {
  const { world } = await openForm()
  await chooseFiles(syntheticVoiceFile(2, 'bir.wav'))
  await chooseFiles(syntheticVoiceFile(3, 'iki.wav'))
  const send = page.getByRole('button', { name: /^Start · ₼/ })
  await expect.element(send).toBeEnabled()
  world.faults.add({ endpoint: 'generate', fault })
  await userEvent.click(send)
  await expect.poll(() => popups().length).toBe(1)
  // Both, because the message about the second would else appear in the next test.
  await expect.element(page.getByText(/^Sent, but the work did not start/).nth(1)).toBeVisible()
})

test('a recording from a link gets the name of its file, unless a title was typed', async () => {
  const { world, address } = await openForm()
  await userEvent.click(page.getByRole('tab', { name: 'Link' }))
  const field = page.getByRole('textbox', { name: 'Link' })
  await userEvent.fill(field, 'https://samples.avaz.example/meeting-az.wav')
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect.element(title).toHaveAttribute('placeholder', 'meeting-az')
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect.poll(address).toMatch(/^\/en\/services\/speech-to-text\/\d+$/)
  await expect.poll(() => world.db.projects.first({ title: 'meeting-az' })?.customer_id).toBe(1)
})

test('a stopped upload is not shown as a failure', async () => {
  const { world } = await openForm()
  await chooseFiles(syntheticVoiceFile(2, 'bir.wav'))
  const send = page.getByRole('button', { name: /^Start · ₼/ })
  await expect.element(send).toBeEnabled()
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'hang' }, times: 1 })
  await userEvent.click(send)
  await userEvent.click(page.getByRole('button', { name: 'Stop sending bir' }))
  await expect.element(send).toBeEnabled()
  expect(popups()).toEqual([])
})
