import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { request } from '#src/api/request.ts'
import { getBalance } from '#src/contract/billing.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'

const LIST = '/en/services/text-to-speech'
const rows = () => page.getByRole('row').elements().slice(1)
const search = page.getByRole('searchbox', { name: 'Search by title' })
const heading = page.getByRole('heading', { level: 1, name: 'Text to speech' })

async function openMenuOf(title: string) {
  await userEvent.click(page.getByRole('button', { name: `Actions for “${title}”` }))
}

async function titlesOnScreen() {
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  return page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.querySelector('[title]')?.textContent ?? '')
}

describe('two hundred projects', () => {
  test('a search shows what matches, keeps the keys that were pressed and stands in the address', async () => {
    const { address } = await openApp(LIST, { scenario: 'many-projects' })
    await expect.element(page.getByText('200 projects')).toBeVisible()
    await userEvent.type(search, '17')
    await expect.element(search).toHaveValue('17')
    await expect.element(page.getByRole('status').getByText(/of 200 projects/)).toBeVisible()
    await expect.poll(async () => (await titlesOnScreen()).every((title) => title.includes('17'))).toBe(true)
    await expect.poll(address).toBe(`${LIST}?q=17`)
  })

  test('an address with a view opens that view', async () => {
    await openApp(`${LIST}?q=200&status=draft&sort=title`, { scenario: 'many-projects' })
    await expect.element(search).toHaveValue('200')
    await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Draft')
    await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('By title')
  })

  test('where nothing matches one press shows all again', async () => {
    const { address } = await openApp(`${LIST}?q=zzzz`, { scenario: 'many-projects' })
    await userEvent.click(page.getByRole('button', { name: 'Show all projects' }))
    await expect.element(page.getByText('200 projects')).toBeVisible()
    expect(rows()).toHaveLength(200)
    expect(address()).toBe(LIST)
  })
})

describe('one project', () => {
  test('is renamed in place; the row and the server have the new title', async () => {
    const { world } = await openApp(LIST, { scenario: 'all-statuses' })
    const [title = ''] = await titlesOnScreen()
    await openMenuOf(title)
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }))
    const field = page.getByRole('textbox', { name: `New title for “${title}”` })
    await expect.element(field).toHaveFocus()
    await userEvent.fill(field, '  Evening news  ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Evening news' })).toBeVisible()
    expect([...world.db.projects.all()].map((project) => project.title)).toContain('Evening news')
  })

  test('keeps its title on Escape, and an empty one is not taken', async () => {
    await openApp(LIST, { scenario: 'all-statuses' })
    const [title = ''] = await titlesOnScreen()
    await openMenuOf(title)
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }))
    await userEvent.fill(page.getByRole('textbox', { name: /New title/ }), ' ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Enter a title.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link', { name: title })).toBeVisible()
  })

  test('has the focus once it is renamed, with a ring that nothing cuts', async () => {
    await openApp(LIST, { scenario: 'all-statuses' })
    const [title = ''] = await titlesOnScreen()
    await openMenuOf(title)
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }))
    await userEvent.keyboard('{Escape}')
    const link = page.getByRole('link', { name: title })
    await expect.element(link).toHaveFocus()
    expect(getComputedStyle(link.element().parentElement ?? document.body).overflow).toBe('visible')
  })

  test('what was typed stays in the field when renaming fails', async () => {
    const { world } = await openApp(LIST, { scenario: 'all-statuses' })
    world.faults.add({ endpoint: 'updateTitle', fault: { kind: 'network' } })
    const [title = ''] = await titlesOnScreen()
    await openMenuOf(title)
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }))
    const field = page.getByRole('textbox', { name: /New title/ })
    await userEvent.fill(field, 'Evening news')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/did not go through/)).toBeVisible()
    await expect.element(field).toHaveValue('Evening news')
  })

  test('whose title the server refuses says so under the field', async () => {
    const { world } = await openApp(LIST, { scenario: 'all-statuses' })
    const errors = { title: ['This title is taken.'] }
    world.faults.add({ endpoint: 'updateTitle', fault: { kind: 'status', status: 422, errors } })
    const [title = ''] = await titlesOnScreen()
    await openMenuOf(title)
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }))
    const field = page.getByRole('textbox', { name: /New title/ })
    await userEvent.fill(field, 'Evening news')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription('This title is taken.')
    await userEvent.fill(field, 'Morning news')
    await expect.element(field).toHaveAccessibleDescription('')
  })

  test('is deleted only after the question, and its row goes', async () => {
    await openApp(`${LIST}?status=draft`, { scenario: 'all-statuses' })
    const [title = ''] = await titlesOnScreen()
    await openMenuOf(title)
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(page.getByRole('button', { name: 'Keep it' }))
    await expect.element(page.getByRole('link', { name: title })).toBeVisible()
    await openMenuOf(title)
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete project' }))
    await expect.element(page.getByRole('status').getByText('0 of 5 projects')).toBeVisible()
    await expect.element(page.getByRole('link', { name: title })).not.toBeInTheDocument()
  })

  test('that is finished meanwhile is shown so without a press', async () => {
    const { world } = await openApp(`${LIST}?status=in-progress`, { scenario: 'all-statuses' })
    const [title = ''] = await titlesOnScreen()
    world.write((tx) => {
      const row = tx.projects.list({ where: { customer_id: 1 } }).find((each) => each.title === title)
      if (row) tx.projects.update(row.id, { status: projectStatuses.COMPLETED })
    })
    await expect.element(page.getByRole('link', { name: title })).not.toBeInTheDocument()
  })

  test('that is being worked on stays, and the server’s reason is shown', async () => {
    await openApp(`${LIST}?status=in-progress`, { scenario: 'all-statuses' })
    const [title = ''] = await titlesOnScreen()
    await openMenuOf(title)
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete project' }))
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('link', { name: title })).toBeVisible()
  })
})

test('a list that failed comes with the second attempt', async () => {
  const { world } = await openApp('/en/services', { scenario: 'all-statuses' })
  const remove = world.faults.add({ endpoint: 'getProjects', fault: { kind: 'refused' } })
  await userEvent.click(page.getByRole('link', { name: 'Text to speech' }))
  await expect.element(page.getByText('The projects did not load')).toBeVisible()
  remove()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('6 projects')).toBeVisible()
  await expect.element(heading).toBeVisible()
})

test.each([
  ['text-to-speech', 'all-statuses', ['Completed']],
  ['cloning', 'clones', []],
] as const)('in %s what has something to export is offered it', async (slug, scenario, statuses) => {
  await openApp(`/en/services/${slug}`, { scenario })
  const row = page.getByRole('row')
  await expect.element(row.nth(1)).toBeVisible()
  const offered: string[] = []
  for (const each of row.all().slice(1)) {
    await userEvent.click(each.getByRole('button', { name: /^Actions/ }))
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    const isOffered = page.getByRole('menuitem', { name: 'Export' }).elements().length > 0
    if (isOffered) offered.push(each.getByRole('cell').first().element().textContent ?? '')
    await userEvent.keyboard('{Escape}')
  }
  expect(offered).toEqual(statuses)
})

test('how long ago a project was changed goes with the server’s clock as soon as an answer tells it', async () => {
  const { world } = await openApp(LIST, { scenario: 'all-statuses' })
  const changed = page.getByRole('time').first()
  await expect.element(changed).toBeVisible()
  const before = changed.element().textContent
  world.clock.advance(2 * 86_400_000)
  await request(getBalance, {})
  await expect.poll(() => changed.element().textContent).not.toBe(before)
})
