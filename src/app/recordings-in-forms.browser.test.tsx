import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { everyNth } from '#tests/support/every-nth.ts'
import { humPasses, letMicrophoneHum } from '#tests/support/humming-microphone.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = page.getByRole('alertdialog', { name: 'Discard the recording?' })
const keep = question.getByRole('button', { name: 'Keep it' })
const discard = question.getByRole('button', { name: 'Discard the recording' })

const forms = [
  { service: 'speech-to-text', record: 'Recording', other: 'File', use: 'Use this recording' },
  { service: 'cloning', record: 'Recording', other: 'File', use: 'Add to the samples' },
] as const

const choice = (name: string) => page.getByRole('tab', { name }).or(page.getByRole('radio', { name }))

const isHeard = () => document.querySelector<HTMLElement>('[data-from]')?.style.opacity === '1'
/** An encoder writes nothing for less than a few hundredths of a second, and then there is no recording. */
const ENOUGH_S = 0.2

async function recordAWhile() {
  await userEvent.click(button('Start recording'))
  await expect.poll(isHeard).toBe(true)
  await humPasses(ENOUGH_S)
  await userEvent.click(button('Stop'))
}

async function comeFromServices(to: string) {
  letMicrophoneHum()
  const { go, ...app } = await openApp('/en/services', { engines: quickEngines() })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go(`/en/services/${to}`)
  return app
}

async function recordUnused({ record }: (typeof forms)[number]) {
  await userEvent.click(choice(record))
  await recordAWhile()
  await expect.element(button('Listen')).toBeVisible()
}

/** Opens the create form over the list of projects, reached from Home, with an unused recording. */
async function recordInModal(form: (typeof forms)[number]) {
  const app = await comeFromServices(form.service)
  await userEvent.click(button('New project').first())
  await recordUnused(form)
  return app
}

async function recordOnPage(form: (typeof forms)[number]) {
  const app = await comeFromServices(`${form.service}/create`)
  await recordUnused(form)
  return app
}

test.each(everyNth(forms, 2, 0))(
  '$service: changing the tab of the form asks before a recording is lost',
  { tags: 'long' },
  async (form) => {
    await recordInModal(form)
    await userEvent.click(choice(form.other))
    await userEvent.click(keep)
    await expect.element(button('Listen')).toBeVisible()
    await userEvent.click(choice(form.other))
    await userEvent.click(discard)
    await expect.element(button('Listen')).not.toBeInTheDocument()
    await expect.element(button('Choose files')).toBeVisible()
  },
)

test.each(everyNth(forms, 2, 1))(
  '$service: Back asks before a recording is lost, and closes the form after a yes',
  { tags: 'long' },
  async (form) => {
    const { back, address } = await recordInModal(form)
    back()
    await userEvent.click(keep)
    await expect.element(button('Listen')).toBeVisible()
    back()
    await userEvent.click(discard)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(address()).toBe(`/en/services/${form.service}`)
    back()
    await expect.poll(address).toBe('/en/services')
  },
)

test.each(everyNth(forms, 2, 2))(
  '$service: Back asks before the page with a recording is left, and leaves after a yes',
  { tags: 'long' },
  async (form) => {
    const { back, address } = await recordOnPage(form)
    back()
    await userEvent.click(keep)
    await expect.element(button('Listen')).toBeVisible()
    expect(address()).toBe(`/en/services/${form.service}/create`)
    back()
    await userEvent.click(discard)
    await expect.poll(address).toBe('/en/services')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  },
)

test.each(everyNth(forms, 2, 3))(
  '$service: the close button and Escape ask; after a discard they do not',
  async (form) => {
    await recordInModal(form)
    const modal = page.getByRole('dialog').first()
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await userEvent.click(keep)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(keep)
    await userEvent.click(button('Discard'))
    await expect.element(button('Start recording')).toHaveFocus()
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await expect.element(modal).not.toBeInTheDocument()
    await expect.element(question).not.toBeInTheDocument()
  },
)

test.each(everyNth(forms, 2, 4))(
  '$service: each recording has a unique name, also after one was removed',
  async (form) => {
    await recordInModal(form)
    const modal = page.getByRole('dialog').first()
    const removal = (number: number) =>
      modal.getByRole('button', { name: new RegExp(`^(Remove|Take away) “?Recording ${number}\\b`) })
    await userEvent.click(button(form.use))
    await expect.element(removal(1)).toBeVisible()
    for (const number of [2, 1]) {
      await recordAWhile()
      await userEvent.click(button(form.use))
      await expect.element(removal(number)).toBeVisible()
      await userEvent.click(removal(1))
      await expect.element(removal(1)).not.toBeInTheDocument()
      await expect.element(removal(2)).toBeVisible()
    }
  },
)

/** Acts at the moment when an element appears, before anything that would follow. */
function atSightOf(shown: Locator, act: () => void) {
  const observer = new MutationObserver(() => {
    if (!shown.query()) return
    observer.disconnect()
    act()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

test('closing during a recording asks first, from the start of the recording on', {
  tags: 'long',
}, async () => {
  letMicrophoneHum()
  const { go, back, address } = await openApp('/en/services', { engines: quickEngines() })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go('/en/services/speech-to-text/create')
  await userEvent.click(choice('Recording'))
  atSightOf(button('Stop'), back)
  await userEvent.click(button('Start recording'))
  await userEvent.click(keep)
  await expect.element(button('Stop')).toBeVisible()
  expect(address()).toBe('/en/services/speech-to-text/create')
})
