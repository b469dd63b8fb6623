import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { chooseSamples } from '#tests/support/clone-form.ts'
import { isClosingAsked } from '#tests/support/is-closing-asked.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const modal = page.getByRole('dialog', { name: 'Clean the recording' })
const inModal = (name: string | RegExp) => modal.getByRole('button', { name })
const start = modal.getByRole('slider', { name: 'Start of the selection' })

const openForm = () => openApp('/en/services/cloning/create', { engines: quickEngines() })

async function openSample(seconds: number) {
  const app = await openForm()
  await chooseSamples([syntheticVoiceFile(seconds, 'voice.wav')])
  await button('Clean “voice.wav”').click()
  await expect.element(inModal('Listen')).toBeEnabled()
  return app
}

test('a sample that is too quiet is made louder by the button next to its fault', async () => {
  await openForm()
  await chooseSamples([syntheticVoiceFile(31, 'quiet.wav', { height: 0.012 })])
  await button('Make it louder').click()
  await expect.element(modal.getByText(/^Will be sent: 00:31, −20\sdB, /)).toBeVisible()
  await inModal('Use it').click()
  await expect.element(page.getByText('That is enough.', { exact: false })).toBeVisible()
  expect(page.getByText(/Too quiet/).elements()).toEqual([])
})

test('a piece is cut out by keys, taken back, and the silent ends go', async () => {
  await openSample(12)
  await start.click()
  await userEvent.keyboard('{PageUp}')
  await expect.element(start).toHaveAttribute('aria-valuetext', '00:05.0')
  await inModal('Cut out').click()
  await expect.element(modal.getByText(/^Will be sent: 00:05/)).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(inModal('As it was')).toBeDisabled()
  await start.click()
  await userEvent.keyboard('{PageUp}')
  await inModal('Keep only this').click()
  await expect.element(modal.getByText(/^Will be sent: 00:07/)).toBeVisible()
  await inModal('Use it').click()
  await expect.element(page.getByText(/^00:07 · /)).toBeVisible()
})

test('closing the tab asks while a recording is being cleaned', async () => {
  await openSample(12)
  await expect.poll(isClosingAsked).toBe(false)
  await modal.getByRole('switch', { name: /^Bring the speech/ }).click()
  await expect.poll(isClosingAsked).toBe(true)
  await inModal('Undo').click()
  await expect.poll(isClosingAsked).toBe(false)
})

test('a name is bleeped, and the length stays', async () => {
  await openSample(12)
  await start.click()
  await userEvent.keyboard('{PageUp}')
  await inModal('Bleep').click()
  await expect.element(modal.getByText(/^Will be sent: 00:12, .*MB$/)).toBeVisible()
  expect(document.querySelectorAll('[data-bleeped]')).toHaveLength(1)
  await inModal('Undo').click()
  expect(document.querySelectorAll('[data-bleeped]')).toHaveLength(0)
  await expect.element(modal.getByText(/^Will be sent: /)).not.toBeInTheDocument()
})

test('F8 plays the original at the same place, and back, and says which; a letter alone does nothing', async () => {
  await openSample(12)
  await modal.getByRole('switch', { name: /^Bring the speech/ }).click()
  await expect.element(modal.getByText(/^Will be sent: /)).toBeVisible()
  await inModal('Listen').click()
  await expect.poll(() => player.getState().status).toBe('playing')
  const cleaned = player.getState().tracks[0]?.url
  await userEvent.keyboard('c')
  await expect.element(inModal(/^Original/)).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{F8}')
  await expect.element(inModal(/^Original/)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(modal.getByRole('status').filter({ hasText: /^Original$/ })).toBeInTheDocument()
  await expect.poll(() => player.getState().tracks[0]?.url).not.toBe(cleaned)
  await userEvent.keyboard('{F8}')
  await expect.poll(() => player.getState().tracks[0]?.url).toBe(cleaned)
  await expect.element(modal.getByRole('status').filter({ hasText: /^Will be sent$/ })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => player.getState().status).toBe('idle')
})

test('the original comes back with one press, after a later visit too', async () => {
  const { reload } = await openSample(12)
  await start.click()
  await userEvent.keyboard('{PageUp}')
  await inModal('Cut out').click()
  await expect.element(modal.getByText(/^Will be sent: 00:05/)).toBeVisible()
  await inModal('Use it').click()
  await expect.element(page.getByText(/^00:05 · /)).toBeVisible()
  reload()
  await button('Clean “voice.wav”').click()
  await expect.element(modal.getByText(/^Will be sent: 00:05/)).toBeVisible()
  await inModal('As it was').click()
  await inModal('Use it').click()
  await expect.element(page.getByText(/^00:12 · /)).toBeVisible()
})

test('a sample that is on the server is replaced by its cleaned one', async () => {
  await openApp('/en/services/cloning/7', { scenario: 'clones', engines: quickEngines() })
  await button('Change the voice').click()
  const clean = page.getByRole('dialog').getByRole('button', { name: /^Clean / })
  await clean.first().click()
  await modal.getByRole('switch', { name: /^Bring the speech/ }).click()
  await expect.element(modal.getByText(/^Will be sent: /)).toBeVisible()
  await inModal('Use it').click()
  await expect.element(page.getByText(/ · −20\sdB · not clipped$/)).toBeVisible()
  expect(clean.elements()).toHaveLength(4)
})
