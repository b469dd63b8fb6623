import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { hiddenFocusStops } from '#tests/support/hidden-focus-stops.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { isClosingAsked } from '#tests/support/is-closing-asked.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { catchSavedFiles } from '#tests/support/saved-files.ts'

const LIST = '/en/services/text-to-speech'
const bar = page.getByRole('toolbar', { name: 'Commands for the selection' })
const dialog = page.getByRole('dialog')
const checkboxes = page.getByRole('checkbox')
const checkedCount = () =>
  checkboxes.elements().filter((each) => each.getAttribute('aria-checked') === 'true').length

async function startSelecting() {
  await userEvent.click(page.getByRole('button', { name: 'Select', exact: true }))
  await expect.element(bar).toHaveFocus()
}

async function pressCommand(name: string) {
  await userEvent.click(bar.getByRole('button', { name }))
}

const ownProjects = (world: Awaited<ReturnType<typeof openApp>>['world']) =>
  world.db.projects.list({ where: { slug: 'text-to-speech' } })

test('rows are selected by click, Shift and Ctrl A, and Escape ends the selection', {
  tags: 'long',
}, async () => {
  await openApp(`${LIST}?q=17`, { scenario: 'many-projects' })
  await startSelecting()
  await userEvent.click(checkboxes.nth(0))
  await userEvent.click(checkboxes.nth(3), { modifiers: ['Shift'] })
  await expect.element(bar.getByRole('status')).toHaveTextContent('4 selected')
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.poll(checkedCount).toBe(checkboxes.elements().length)
  await userEvent.keyboard('{Escape}')
  await expect.poll(checkedCount).toBe(0)
  await userEvent.click(bar.getByRole('button', { name: 'End the selection' }))
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').getByText(/^\d+ of 200 projects/)).toHaveFocus()
  await expect.element(checkboxes.first()).not.toBeInTheDocument()
})

test.each([
  [1280, 500],
  [320, 200],
])(
  'the bar of commands covers no row that the keyboard reaches from below, at %i × %i',
  { tags: 'long' },
  async (width, height) => {
    onTestFinished(() => page.viewport(1280, 800))
    await openApp(`${LIST}?q=17`, { scenario: 'many-projects' })
    await startSelecting()
    await page.viewport(width, height)
    checkboxes.last().element().focus()
    expect(await hiddenFocusStops('{Shift>}{Tab}{/Shift}')).toEqual([])
  },
)

test('projects that a filter hides leave the selection', { tags: 'long' }, async () => {
  await openApp(`${LIST}?q=17`, { scenario: 'many-projects' })
  await startSelecting()
  await pressCommand('Select all')
  await userEvent.fill(page.getByRole('searchbox'), '171')
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 selected')
})

test('all projects of a filter are deleted after one question; one that fails stays with its reason', {
  tags: 'long',
}, async () => {
  const { world } = await openApp(`${LIST}?q=17`, { scenario: 'many-projects' })
  await startSelecting()
  await pressCommand('Select all')
  const count = checkedCount()
  const total = ownProjects(world).length
  world.faults.add({
    endpoint: 'deleteProject',
    fault: { kind: 'status', status: 409, message: 'This one is held.' },
    times: 1,
  })
  await pressCommand('Delete')
  const question = page.getByRole('alertdialog', { name: `Delete ${count} projects?` })
  await userEvent.click(question.getByRole('button', { name: `Delete ${count} projects` }))
  await expect.element(dialog.getByText(`Done: ${count - 1} of ${count} projects.`)).toBeVisible()
  const failed = dialog.getByRole('list', { name: 'Projects that failed' })
  await expect.element(failed.getByText('This one is held.')).toBeVisible()
  expect(ownProjects(world)).toHaveLength(total - count + 1)
  await userEvent.click(dialog.getByRole('button', { name: 'Try 1 again' }))
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  expect(ownProjects(world)).toHaveLength(total - count)
})

test('a double click deletes all of the projects and does not stop the work', { tags: 'long' }, async () => {
  const { world } = await openApp(`${LIST}?q=17`, { scenario: 'many-projects' })
  await startSelecting()
  await pressCommand('Select all')
  const count = checkedCount()
  const held = holdAnswers('/services/text-to-speech/')
  const total = ownProjects(world).length
  await pressCommand('Delete')
  const start = dialog.getByRole('button', { name: /^Delete \d+ projects/ })
  const alert = page.getByRole('alertdialog').getByRole('button', { name: `Delete ${count} projects` })
  const { left, top, width, height } = alert.element().getBoundingClientRect()
  await userEvent.click(alert)
  await expect.poll(held.asked).toBe(3)
  await expect.element(start).toHaveFocus()
  document
    .elementFromPoint(left + width / 2, top + height / 2)
    ?.closest('button')
    ?.click()
  held.letGo()
  await expect.element(page.getByText(`${count} projects are deleted.`)).toBeVisible()
  expect(ownProjects(world)).toHaveLength(total - count)
})

test('work that is stopped leaves the rest, the focus goes to what was done, and closing the tab asks only before', {
  tags: 'long',
}, async () => {
  const { world } = await openApp(`${LIST}?q=17`, { scenario: 'many-projects' })
  await startSelecting()
  await pressCommand('Select all')
  const count = checkedCount()
  const held = holdAnswers('/services/text-to-speech/')
  const total = ownProjects(world).length
  await pressCommand('Delete')
  await userEvent.click(
    page.getByRole('alertdialog').getByRole('button', { name: `Delete ${count} projects` }),
  )
  await expect.poll(held.asked).toBe(3)
  expect(isClosingAsked()).toBe(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
  held.letGo()
  await expect.element(dialog.getByText(new RegExp(`^Done: 3 of ${count} projects`))).toBeVisible()
  await expect.element(dialog.getByText(`${count - 3} projects were not reached.`)).toBeVisible()
  expect(isClosingAsked()).toBe(false)
  expect(ownProjects(world)).toHaveLength(total - 3)
  expect(dialog.element().contains(document.activeElement)).toBe(true)
})

test('a dub whose quote could not be paid is only paid at the second attempt', async () => {
  const { world } = await openApp('/en/services/dubbing?q=Yeni', { scenario: 'dubs' })
  const dub = () => world.db.projects.first({ slug: 'dubbing', title: 'Yeni film' })
  const before = world.db.wallets.need(1).available
  await startSelecting()
  await pressCommand('Select all')
  world.faults.add({
    endpoint: 'payProject',
    fault: { kind: 'status', status: 409, message: 'The till is closed.' },
    times: 1,
  })
  await pressCommand('Start work')
  await userEvent.click(dialog.getByRole('button', { name: /^Start 1 project/ }))
  await expect.element(dialog.getByText('The till is closed.')).toBeVisible()
  expect(dub()?.status).toBe(projectStatuses.WAITING_FOR_ORDERING)
  await userEvent.click(dialog.getByRole('button', { name: 'Try 1 again' }))
  await expect.element(page.getByText('Work on 1 project has started.')).toBeVisible()
  expect(before - world.db.wallets.need(1).available).toBe(dub()?.quoted)
})

test('drafts are started at the sum that was shown, and what has no price stays out', async () => {
  const { world } = await openApp(LIST, { scenario: 'all-statuses' })
  const [draft, quoted] = [projectStatuses.DRAFT, projectStatuses.WAITING_FOR_ORDERING].map((status) =>
    ownProjects(world).find((project) => project.status === status),
  )
  await startSelecting()
  await pressCommand('Select all')
  await pressCommand('Start work')
  await expect.element(dialog.getByText(/4 of the selected projects are left out/)).toBeVisible()
  const sum = ((draft?.full_price ?? 0) + 1250) / 100
  const start = dialog.getByRole('button', { name: new RegExp(`^Start 2 projects · ₼${sum.toFixed(2)}`) })
  await userEvent.click(start)
  await expect.element(page.getByText('Work on 2 projects has started.')).toBeVisible()
  for (const project of [draft, quoted]) {
    expect(world.db.projects.get(project?.id ?? 0)?.status).not.toBe(project?.status)
  }
})

test('money that runs out on the way ends the work, and the rest is not tried', async () => {
  const { world } = await openApp(LIST, { scenario: 'all-statuses' })
  await startSelecting()
  await pressCommand('Select all')
  await pressCommand('Start work')
  const start = dialog.getByRole('button', { name: /^Start 2 projects/ })
  await expect.element(start).toBeEnabled()
  await world.write((tx) => tx.wallets.update(1, { available: 0 }))
  await userEvent.click(start)
  await expect.element(dialog.getByText('1 project was not reached.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Try 1 again' })).toBeVisible()
})

test('a balance below the sum offers the missing amount and starts nothing', { tags: 'long' }, async () => {
  await openApp(LIST, {
    scenario: 'all-statuses',
    prepare(world) {
      world.write((tx) => {
        const quoted = tx.projects.first({ status: projectStatuses.WAITING_FOR_ORDERING })
        if (quoted) tx.projects.update(quoted.id, { quoted: 9_999_00 })
      })
      return undefined
    },
  })
  await startSelecting()
  await pressCommand('Select all')
  await pressCommand('Start work')
  await expect.element(dialog.getByRole('button', { name: /^Start 2 projects/ })).toBeDisabled()
  await userEvent.click(dialog.getByRole('link', { name: 'Top up' }))
  await expect.element(page.getByRole('dialog', { name: /balance/i })).toBeVisible()
})

test('finished projects are saved as one ZIP; one without sound is named with the reason', {
  tags: 'long',
}, async () => {
  const saved = catchSavedFiles()
  await openApp(`${LIST}?q=17`, { scenario: 'many-projects' })
  await startSelecting()
  await pressCommand('Select all')
  await pressCommand('Export as ZIP')
  await userEvent.click(dialog.getByRole('button', { name: 'Make the ZIP' }))
  await expect.element(dialog.getByText('Done: 3 of 4 projects.')).toBeVisible()
  await expect.element(dialog.getByText(/There is no audio to export yet/)).toBeVisible()
  // Finished files can be saved, however often the rest fails.
  await userEvent.click(dialog.getByRole('button', { name: 'Try 1 again' }))
  await expect.element(dialog.getByText('Done: 0 of 1 project.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Save what is ready' }))
  await expect.element(page.getByText('3 files are saved in a ZIP.')).toBeVisible()
  await expect.poll(() => saved.length).toBe(1)
  const [file] = saved
  const archive = await (await file?.content)?.arrayBuffer()
  const entries = Object.keys(unzipSync(new Uint8Array(archive ?? new ArrayBuffer())))
  expect(file?.name).toBe('Text to speech.zip')
  expect(new Set(entries).size).toBe(3)
})
