import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { player } from '#src/audio/player.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const TITLE = 'Muğam haqqında qısa hekayə'

const addressOf = ({ db }: World) =>
  `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, title: TITLE })?.id}`
const playerBar = page.getByRole('region', { name: 'Player' })
/** Until the price is known, the button has another label. */
const priced = page.getByRole('button', { name: /^Regenerate changed.*₼/ })
const block = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })

function textHeight() {
  let pixels = 0
  for (let y = 0; y < innerHeight; y += 1)
    if (document.elementFromPoint(innerWidth / 2, y)?.closest('ol[aria-label="Blocks"]')) pixels += 1
  return pixels
}

async function openAt(width: number, height: number) {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/services', { prepare: addressOf, engines: quickEngines() })
  await expect.element(block(1)).toBeVisible()
  player.load([{ id: 'silence', title: TITLE, duration: 30 }])
  await expect.element(playerBar).toBeVisible()
}

afterEach(() => {
  player.close()
  scrollTo(0, 0)
})

test.each([
  { width: 360, height: 740, share: 0.5 },
  { width: 320, height: 568, share: 0.4 },
])(
  'with the player open on a phone of $width × $height the text has its share of the view, and most of it while typing',
  { tags: 'long' },
  async ({ width, height, share }) => {
    await openAt(width, height)
    await expect.element(priced).toBeVisible()
    // Waits for the font, because another one breaks lines differently, which changes heights.
    await document.fonts.ready
    expect(textHeight()).toBeGreaterThan(height * share)
    await userEvent.click(block(2))
    scrollTo(0, 220)
    await expect.poll(textHeight).toBeGreaterThan(height * 0.8)
    await expect.element(playerBar.getByRole('button', { name: /^(Play|Pause)$/ })).toBeVisible()
    await userEvent.click(playerBar.getByRole('button', { name: /^(Play|Pause)$/ }))
    await expect.element(page.getByRole('button', { name: /^Regenerate changed/ })).toBeVisible()
  },
)

test('on a phone one button plays everything and one sets the speed; a control that disappears leaves the focus in the player', {
  tags: 'long',
}, async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/services', { prepare: addressOf, engines: quickEngines() })
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Play all' }))
  await expect.element(playerBar).toBeVisible()
  expect(page.getByRole('toolbar').getByRole('button', { name: 'Play all' }).all()).toHaveLength(0)
  await expect.element(playerBar.getByRole('button', { name: /^(Play|Pause)$/ })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'More tools' }))
  await expect.element(page.getByRole('menuitem', { name: /^(Play all|Pause)$/ })).toBeVisible()
})

test('at double zoom, in a view of 640 × 350, lines of text are visible next to the player', {
  tags: 'long',
}, async () => {
  await openAt(640, 350)
  await expect.poll(textHeight).toBeGreaterThan(48)
})

test('a modal with content below its footer shows a hint until the end is reached', {
  tags: 'long',
}, async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/services', { prepare: addressOf, engines: quickEngines() })
  await expect.element(priced).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Export' }))
  const sign = () => document.querySelector('dialog .more-below')
  await expect.poll(sign).not.toBeNull()
  await expect.element(page.getByRole('textbox', { name: 'File name' })).toBeInTheDocument()
  // It may still grow, because prices arrive after the form.
  await expect
    .poll(() => {
      document.querySelector('.modal-box')?.scrollTo(0, 9_999)
      return sign()
    })
    .toBeNull()
})

/** Opens the text on a phone before the voices have loaded. Returns a function that lets them load. */
async function openBeforeVoices() {
  await page.viewport(412, 823)
  onTestFinished(() => page.viewport(1280, 800))
  const late = Promise.withResolvers<void>()
  await openApp('/en/services', {
    engines: quickEngines(),
    prepare(world) {
      const send = globalThis.fetch
      globalThis.fetch = async (input, init) => {
        if (String(input).includes('/get-voices')) await late.promise
        return send(input, init)
      }
      return addressOf(world)
    },
  })
  await expect.element(block(1)).toBeVisible()
  return late.resolve
}

test('the voice of a text is named before the list of voices has loaded, so that its button keeps its width', {
  tags: 'long',
}, async () => {
  const letVoicesCome = await openBeforeVoices()
  const button = page.getByRole('button', { name: /^Voice/ })
  const seen = () => [button.element().textContent, button.element().getBoundingClientRect().width]
  const before = seen()
  letVoicesCome()
  await expect.element(priced).toBeVisible()
  expect(seen()).toEqual(before)
})

test('the bottom bar has the same height before the voices have loaded as with the price', {
  tags: 'long',
}, async () => {
  const letVoicesCome = await openBeforeVoices()
  const bar = page.getByRole('region', { name: 'Project actions' })
  const height = () => bar.element().getBoundingClientRect().height
  await expect.element(bar).toBeVisible()
  const before = height()
  letVoicesCome()
  await expect.element(priced).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'How it adds up' })).toBeVisible()
  expect(height()).toBe(before)
})

test.each([
  ['a phone', 412, 823],
  ['a small phone', 360, 600],
  ['a desk', 1280, 800],
])(
  'under a short text the actions are at the bottom of the page on %s',
  { tags: 'long' },
  async (_, width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 800))
    await openApp('/en/services/text-to-speech/create', { engines: quickEngines() })
    const bar = page.getByRole('region', { name: 'Project actions' })
    await expect.element(bar).toBeVisible()
    await expect.poll(() => bar.element().getBoundingClientRect().bottom).toBe(height)
    expect(document.documentElement.scrollHeight).toBe(height)
  },
)

test('on a phone the sum is on the button alone, and its calculation and the export are in the same row', {
  tags: 'long',
}, async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/services', {
    scenario: 'all-statuses',
    engines: quickEngines(),
    prepare: ({ db }) =>
      `/en/services/text-to-speech/${db.projects.first({ status: projectStatuses.DRAFT })?.id}`,
  })
  const bar = page.getByRole('region', { name: 'Project actions' })
  const how = bar.getByRole('button', { name: 'How it adds up' })
  await expect.element(how).toBeVisible()
  const sums = (bar.element() as HTMLElement).innerText.match(/₼\d+\.\d\d/g)
  expect(sums).toHaveLength(1)
  const generate = bar.getByRole('button', { name: /^Generate/ })
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(70)
  expect(how.element().getBoundingClientRect().right).toBeLessThan(
    generate.element().getBoundingClientRect().left,
  )
  await userEvent.click(how)
  await expect.element(page.getByRole('dialog', { name: 'How it adds up' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar.getByRole('button', { name: 'Export' })).not.toBeInTheDocument()
  await userEvent.click(bar.getByRole('button', { name: 'More actions' }))
  await expect.element(page.getByRole('menuitem', { name: 'Export' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.viewport(1280, 800)
  await expect.element(bar.getByText(/ characters × ₼\d\.\d\d per 1,000.* = ₼/)).toBeVisible()
})
