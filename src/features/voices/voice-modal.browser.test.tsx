import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { genders } from '#src/contract/primitives.ts'
import { compareTexts } from '#src/lib/collate.ts'
import { faultyStops } from '#tests/support/faulty-stops.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { playWithoutSound } from '#tests/support/play-without-sound.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

const PROJECT = '/en/services/text-to-speech/14'

const rows = () => [...document.querySelectorAll('dialog li')]
const voice = (name: RegExp | string) => page.getByRole('radio', { name })
const star = (name: string) => page.getByRole('button', { name: `Add ${name} to favorites` })

async function openVoices(options: Parameters<typeof openApp>[1] = {}) {
  const app = await openApp(PROJECT, { engines: quickEngines(), ...options })
  await userEvent.click(page.getByRole('button', { name: /^Voice: / }))
  await expect.element(page.getByRole('dialog', { name: 'Choose a voice' })).toBeVisible()
  return app
}

async function choose(label: string, option: string) {
  await userEvent.click(page.getByRole('combobox', { name: label }))
  await userEvent.click(page.getByRole('option', { name: option, exact: true }))
}

test('only the visible voices of five hundred are rendered, and scrolling reaches every one', {
  tags: 'long',
}, async () => {
  await openVoices({ scenario: 'many-voices' })
  await choose('Language', 'Any')
  await expect.poll(() => rows().length).toBeLessThan(60)
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('500')
  const box = document.querySelector('dialog .scrolls')
  const seen = new Set<string>()
  for (let top = 0; box && top < box.scrollHeight; top += 600) {
    box.scrollTop = top
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    for (const row of rows()) seen.add(row.getAttribute('aria-posinset') ?? '')
  }
  expect(seen.size).toBe(500)
})

test.each([
  [1440, 900],
  [390, 844],
])(
  'at %i × %i the modal opens with its search in view and the current voice first',
  { tags: 'long' },
  async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 800))
    await openVoices()
    await expect.poll(() => rows().length).toBeGreaterThan(0)
    expect(rows()[0]?.querySelector('input')).toBeChecked()
    expect(rows()[0]?.textContent).toContain('Current voice')
    const search = page.getByRole('searchbox', { name: 'Search voices' })
    const list = document.querySelector('dialog .scrolls')
    if (list) list.scrollTop = list.scrollHeight
    await new Promise(requestAnimationFrame)
    await expect.element(search).toBeInViewport({ ratio: 0.9 })
    await expect.element(page.getByRole('tab', { name: 'Favorites' })).toBeInViewport({ ratio: 0.9 })
  },
)

test('on a phone the filters of voices are folded into one button', { tags: 'long' }, async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openVoices()
  const gender = page.getByRole('combobox', { name: 'Gender' })
  expect(gender.elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: /^Filters/ }))
  await expect.element(gender).toBeVisible()
})

test('arrow keys move from voice to voice beyond the visible ones', { tags: 'long' }, async () => {
  await openVoices({ scenario: 'many-voices' })
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  await choose('Language', 'Any')
  await userEvent.click(voice(/^Aysel /).first())
  for (let press = 0; press < 40; press += 1) await userEvent.keyboard('{ArrowDown}')
  const focused = document.activeElement?.closest('li')
  expect(Number(focused?.getAttribute('aria-posinset'))).toBeGreaterThan(40)
})

test('a favourite is marked at once and unmarked if the server refuses', { tags: 'long' }, async () => {
  const { world } = await openVoices()
  world.faults.add({ endpoint: 'toggleFavorite', fault: { kind: 'status', status: 500 } })
  await userEvent.click(star('Aysel'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(star('Aysel')).toBeVisible()
})

test('the voices stay visible if a refetch fails', { tags: 'long' }, async () => {
  const { world } = await openVoices()
  await expect.element(star('Aysel')).toBeVisible()
  world.faults.add({ fault: { kind: 'network' } })
  await userEvent.click(star('Aysel'))
  const failed = () => world.journal.entries.filter((one) => one.endpoint === 'getVoices' && one.status === 0)
  // A call is tried twice more.
  await expect.poll(() => failed().length).toBe(3)
  for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
  expect(star('Aysel').elements()).toHaveLength(1)
})

test('removing favourites by keyboard keeps the focus at their place', { tags: 'long' }, async () => {
  await openVoices()
  for (const name of ['Aysel', 'Nigar']) await userEvent.click(star(name))
  const tab = page.getByRole('tab', { name: 'Favorites' })
  await userEvent.click(tab)
  const taken = (name: string) => page.getByRole('button', { name: `Remove ${name} from favorites` })
  taken('Aysel').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(taken('Nigar')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tab).toHaveFocus()
})

test('only one voice plays at a time, and none after the modal is closed', { tags: 'long' }, async () => {
  const heard = () => player.getState().tracks.map(({ title }) => title)
  await openVoices()
  await userEvent.click(page.getByRole('button', { name: 'Play a sample of Aysel' }))
  await expect.poll(heard).toEqual(['Aysel'])
  await userEvent.click(page.getByRole('button', { name: 'Play a sample of Nigar' }))
  await expect.poll(heard).toEqual(['Nigar'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  expect(heard()).toEqual([])
})

test('a sample that fails to play is reported in its row, and another press tries again', {
  tags: 'long',
}, async () => {
  await openVoices()
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no sound'))
  onTestFinished(() => play.mockRestore())
  const sample = page.getByRole('button', { name: 'Play a sample of Aysel' })
  await userEvent.click(sample)
  await expect.element(page.getByText('The sample did not play. Try again.')).toBeVisible()
  await userEvent.click(sample)
  await expect.poll(() => play.mock.calls.length).toBe(2)
})

test('a customer without a clone gets a link to make one', { tags: 'long' }, async () => {
  const { address } = await openVoices({
    scenario: 'big-project-10',
    prepare: () => '/en/services/text-to-speech/1',
  })
  await userEvent.click(page.getByRole('tab', { name: 'My clones' }))
  await userEvent.click(page.getByRole('link', { name: 'Clone a voice' }))
  await expect.poll(address).toBe('/en/services/cloning/create')
})

function isInView(part: Element | null | undefined) {
  const row = part?.getBoundingClientRect()
  const actions = document.querySelector('.modal-actions')?.getBoundingClientRect()
  return row !== undefined && actions !== undefined && row.top > 0 && row.bottom <= actions.top + 1
}

const isChosenInView = () => isInView(document.querySelector('dialog input:checked')?.closest('li'))

test('the list opens at the current voice, which is marked, and shows the number of voices', {
  tags: 'long',
}, async () => {
  let name = ''
  await openVoices({
    scenario: 'many-voices',
    prepare({ db, write }) {
      const fitting = db.voices
        .list({ where: { gender: genders.MAN } })
        .filter(({ language_ids }) => language_ids.includes(1))
      const last = fitting.sort((a, b) => compareTexts(a.name, b.name, 'en')).at(-1)
      name = last?.name ?? ''
      void write((tx) => tx.projects.update(14, { voice_id: last?.id ?? null }))
      return PROJECT
    },
  })
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row.getByText('Current voice')).toBeVisible()
  await expect.element(row.getByText(/^Man · /)).toBeVisible()
  await expect.poll(isChosenInView).toBe(true)
  await expect.element(page.getByText(/^\d+ voices$/)).toBeVisible()
})

test('on a phone the current voice is fully visible or, if it does not speak the language, the first that does', {
  tags: 'long',
}, async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openVoices()
  await expect.poll(isChosenInView).toBe(true)
  await userEvent.keyboard('{Escape}')
  await choose('Language of the text', 'Russian')
  await userEvent.click(page.getByRole('button', { name: 'Choose a voice' }))
  await expect.element(voice(/^Анна/)).toBeInTheDocument()
  await expect.poll(() => isInView(rows()[1])).toBe(true)
})

test('a name can be found without its diacritics', { tags: 'long' }, async () => {
  await openVoices()
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search voices' }), 'elcin')
  await expect.element(voice(/^Elçin/)).toBeVisible()
  await expect.element(page.getByText('1 voice', { exact: true })).toBeVisible()
})

test('nothing in the modal covers the control that the Tab key focuses', { tags: 'long' }, async () => {
  await openVoices({ scenario: 'many-voices' })
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  const last = [...document.querySelectorAll<HTMLElement>('dialog [type=radio]')].at(-1)
  last?.click()
  last?.focus()
  expect(await faultyStops()).toEqual([])
})

/** Sounds of six seconds for each voice, which load at once. */
function playSixSeconds() {
  playWithoutSound()
  const src = vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    Object.defineProperty(this, 'duration', { configurable: true, value: 6 })
    Object.defineProperty(this, 'readyState', { configurable: true, value: 1 })
    let now = 0
    const currentTime = { configurable: true, get: () => now, set: (seconds: number) => (now = seconds) }
    Object.defineProperty(this, 'currentTime', currentTime)
    queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')))
  })
  onTestFinished(() => src.mockRestore())
}

test('F8 switches from the current voice to the chosen one at the same place, and another voice can be pinned', async () => {
  playSixSeconds()
  await openVoices()
  const bar = page.getByRole('region', { name: 'Compare two voices' })
  const heard = () => bar.getByRole('status').element().textContent
  await expect.element(voice(/^Nigar/)).toBeChecked()
  const other = bar.getByRole('button', { name: 'B', exact: true })
  await expect.element(other).toBeDisabled()
  await userEvent.click(voice(/^Elçin/))
  await expect.element(other).toBeEnabled()
  await expect.poll(heard).toBe('A: Nigar')
  await userEvent.click(bar.getByRole('button', { name: 'Play', exact: true }))
  await expect.poll(() => player.getState().status).toBe('playing')
  player.seek(3)
  await userEvent.keyboard('{F8}')
  await expect.poll(heard).toBe('B: Elçin')
  await expect.poll(() => player.getTime()).toBe(3)
  expect(player.getState().status).toBe('playing')
  await userEvent.click(bar.getByRole('button', { name: 'Compare others with Elçin' }))
  await expect.element(other).toBeDisabled()
  await userEvent.click(voice(/^Nigar/))
  await expect.poll(heard).toBe('A: Elçin')
})
