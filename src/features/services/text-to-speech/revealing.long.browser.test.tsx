import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'

const addressOf = ({ db }: World) =>
  `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, title: DRAFT_TITLE })?.id}`
const generate = page.getByRole('button', { name: /^Generate \d+ blocks? · / })
const texts = () =>
  [...document.querySelectorAll('ol textarea')].map((field) => (field as HTMLTextAreaElement).value)
const tops = () =>
  [...document.querySelectorAll('ol li')].map((row) => Math.round(row.getBoundingClientRect().top))
const skip = page.getByRole('button', { name: 'Show all' })

function listen() {
  const heard: string[] = []
  const observer = new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]')) {
      const text = status.textContent ?? ''
      if (/^(Block \d|\d+ (?:of \d+ )?blocks)/.test(text) && heard.at(-1) !== text) heard.push(text)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return heard
}

/** Whether finished work is ever shown with a progress of 100 %. */
function watchForProgress() {
  let isSeen = false
  const observer = new MutationObserver(() => {
    const text = document.querySelector('main')?.textContent ?? ''
    isSeen ||= text.includes('Completed') && document.querySelector('main progress') !== null
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => isSeen
}

/** Enables motion, which tests reduce by default. */
function withMotion() {
  const real = globalThis.matchMedia.bind(globalThis)
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? real('not all') : real(query),
  )
}

async function openDraft(fails?: (text: string) => boolean) {
  const app = await openApp('/en/services', { prepare: addressOf, engines: quickEngines(fails) })
  await expect.element(generate).toBeEnabled()
  return app
}

test('during the first run the text stays in place, dimmed, and is typed out there', async () => {
  withMotion()
  await openDraft()
  const [before, places] = [texts(), tops()]
  const heard = listen()
  const hasProgressWhenCompleted = watchForProgress()
  expect(before).toHaveLength(3)
  await userEvent.click(generate)
  await expect.element(skip).toBeVisible()
  expect(texts()).toEqual(before)
  expect(tops()).toEqual(places)
  const third = page.getByRole('textbox', { name: 'Block 3, text' })
  expect(third).toHaveAttribute('readonly')
  expect(third).toHaveClass('text-muted')
  await expect.poll(() => CSS.highlights.get('typed')?.size).toBe(1)
  expect(texts()).toEqual(before)
  expect(tops()).toEqual(places)
  await expect.element(skip).not.toBeInTheDocument()
  expect(hasProgressWhenCompleted()).toBe(false)
  await expect.element(third).not.toHaveClass('text-muted')
  expect(texts()).toEqual(before)
  expect(tops()).toEqual(places)
  expect(heard).toEqual(['1 of 3 blocks are done', '3 blocks are ready'])
})

test('a block that is not revealed yet offers no sound, even if it is ready', async () => {
  withMotion()
  await openDraft()
  await userEvent.click(generate)
  await expect.element(page.getByText('Completed')).toBeVisible()
  expect(page.getByRole('button', { name: 'Play block 3' }).all()).toHaveLength(0)
  await userEvent.click(skip)
  await expect.element(page.getByRole('button', { name: 'Play block 3' })).toBeVisible()
  await expect.element(skip).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Block 3, text' })).not.toHaveAttribute('readonly')
})

test('with reduced motion every result is shown as it arrives, and the end of the run is announced once', async () => {
  await openDraft((text) => text.startsWith('Boğaz'))
  const before = texts()
  const heard = listen()
  await userEvent.click(generate)
  await expect.element(page.getByText('Completed')).toBeVisible()
  await expect.element(skip).not.toBeInTheDocument()
  expect(texts()).toEqual(before)
  const told = () => heard.join('. ')
  const readyCount = () => {
    const many = [...told().matchAll(/(\d) blocks (?:is|are) ready/g)].map(([, count]) => Number(count))
    return many.reduce((sum, count) => sum + count, [...told().matchAll(/Block \d is ready/g)].length)
  }
  await expect.poll(readyCount).toBe(2)
  await expect.poll(() => told().match(/could not be generated/g)?.length).toBe(1)
  expect(readyCount()).toBe(2)
})
