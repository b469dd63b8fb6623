import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { emulateMedia } from '#tests/support/emulate-media.ts'
import { everyNth } from '#tests/support/every-nth.ts'
import { hiddenFocusStops } from '#tests/support/hidden-focus-stops.ts'
import { openApp } from '#tests/support/open-app.tsx'

async function openProject(title: string, width: number, height: number) {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  const addressOf = ({ db }: World) => {
    const project = db.projects.first({ customer_id: 1, title })
    return `/en/services/${project?.slug}/${project?.id}`
  }
  await openApp('/en/services', { prepare: addressOf })
  await expect.element(page.getByRole('region', { name: 'Project actions' })).toBeVisible()
}

/** A project per service: a text, a transcript, and a dub on a phone and a desktop. */
const projects = [
  ['Muğam haqqında qısa hekayə', 360, 740],
  ['Planlaşdırma iclası', 1280, 700],
  ['Product tour', 360, 740],
  ['Product tour', 1280, 800],
] as const

test.each(everyNth(projects, projects.length))(
  'every control of %s is visible when Tab reaches it, at %i × %i',
  { tags: 'long' },
  async (title, width, height) => {
    await openProject(title, width, height)
    await expect.element(page.getByRole('textbox').last()).toBeVisible()
    expect(await hiddenFocusStops('{Tab}')).toEqual([])
    expect(await hiddenFocusStops('{Shift>}{Tab}{/Shift}')).toEqual([])
  },
)

test('every control of a form in a wide window is visible above its buttons', { tags: 'long' }, async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/services/dubbing/create')
  await expect.element(page.getByRole('checkbox').first()).toBeVisible()
  expect(await hiddenFocusStops('{Tab}')).toEqual([])
})

test('every control of the voice modal is visible above its buttons when Tab reaches it, on a phone', {
  tags: 'long',
}, async () => {
  await openProject('Haber bülteni, sabah yayını', 360, 740)
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: /^Voice/ }))
  await expect.element(page.getByRole('dialog').getByRole('radio').last()).toBeVisible()
  expect(await hiddenFocusStops('{Tab}')).toEqual([])
})

test('on a printed page no bar covers the text', { tags: 'long' }, async () => {
  await openProject('Planlaşdırma iclası', 1280, 700)
  await expect.element(page.getByRole('textbox').last()).toBeInTheDocument()
  const lying = () =>
    [...document.querySelectorAll('main *')].filter((element) => {
      const { position, display } = getComputedStyle(element)
      return display !== 'none' && /sticky|fixed/.test(position) && element.clientHeight > 0
    })
  expect(lying()).not.toEqual([])
  onTestFinished(async () => {
    await emulateMedia('')
  })
  await emulateMedia('print')
  expect(lying()).toEqual([])
})

test('the line being written is visible above the actions of the project', { tags: 'long' }, async () => {
  await openProject('Muğam haqqında qısa hekayə', 1280, 700)
  const field = page.getByRole('textbox', { name: 'Block 5, text' })
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  for (let line = 0; line < 12; line += 1) await userEvent.keyboard(`{Enter}${line}`)
  const actions = page.getByRole('region', { name: 'Project actions' }).element()
  await expect
    .poll(() => field.element().getBoundingClientRect().bottom)
    .toBeLessThan(actions.getBoundingClientRect().top + 8)
})
