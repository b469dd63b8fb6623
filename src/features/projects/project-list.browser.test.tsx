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
  test('a search lists the matches, keeps the typed keys and is kept in the address', {
    tags: 'long',
  }, async () => {
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

  test('if nothing matches, one press shows all projects again', { tags: 'long' }, async () => {
    const { address } = await openApp(`${LIST}?q=zzzz`, { scenario: 'many-projects' })
    await userEvent.click(page.getByRole('button', { name: 'Show all projects' }))
    await expect.element(page.getByText('200 projects')).toBeVisible()
    expect(rows()).toHaveLength(200)
    expect(address()).toBe(LIST)
  })
})

describe('one project', () => {
  test('is renamed in place; the row and the server have the new title', { tags: 'long' }, async () => {
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

  test('keeps its title on Escape and rejects an empty one', { tags: 'long' }, async () => {
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

  test('has the focus after renaming, with an uncut focus ring', { tags: 'long' }, async () => {
    await openApp(LIST, { scenario: 'all-statuses' })
    const [title = ''] = await titlesOnScreen()
    await openMenuOf(title)
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }))
    await userEvent.keyboard('{Escape}')
    const link = page.getByRole('link', { name: title })
    await expect.element(link).toHaveFocus()
    expect(getComputedStyle(link.element().parentElement ?? document.body).overflow).toBe('visible')
  })

  test('keeps the input in the field if renaming fails', { tags: 'long' }, async () => {
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

  test('shows the server’s error about its title under the field', { tags: 'long' }, async () => {
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

  test('is deleted only after a confirmation, and its row disappears', { tags: 'long' }, async () => {
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

  test('is shown as finished without a press', { tags: 'long' }, async () => {
    const { world } = await openApp(`${LIST}?status=in-progress`, { scenario: 'all-statuses' })
    const [title = ''] = await titlesOnScreen()
    world.write((tx) => {
      const row = tx.projects.list({ where: { customer_id: 1 } }).find((each) => each.title === title)
      if (row) tx.projects.update(row.id, { status: projectStatuses.COMPLETED })
    })
    await expect.element(page.getByRole('link', { name: title })).not.toBeInTheDocument()
  })

  test('stays while it is in progress, and the server’s reason is shown', { tags: 'long' }, async () => {
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

test('a list that failed to load appears after another attempt', { tags: 'long' }, async () => {
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
] as const)(
  'in %s a project with something to export offers it',
  { tags: 'long' },
  async (slug, scenario, statuses) => {
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
  },
)

test('the time since a change follows the server’s clock as soon as a response has it', async () => {
  const { world } = await openApp(LIST, { scenario: 'all-statuses' })
  const changed = page.getByRole('time').first()
  await expect.element(changed).toBeVisible()
  const before = changed.element().textContent
  world.clock.advance(2 * 86_400_000)
  await request(getBalance, {})
  await expect.poll(() => changed.element().textContent).not.toBe(before)
})
