import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

beforeEach(() => sessionStorage.clear())

const sources = page.getByRole('list', { name: 'Sources' })
const row = (name: string) => sources.getByRole('listitem').filter({ hasText: name })

async function openSources() {
  const app = await openApp('/en/services/chat-bot/3', { scenario: 'bots' })
  await userEvent.click(page.getByRole('tab', { name: 'Sources' }))
  await expect.element(row('Köhnə skan.pdf')).toBeVisible()
  const [first] = app.world.db.blocks.list({ where: { project_id: 3 } })
  const name = first?.source?.name ?? ''
  const stored = () => app.world.db.blocks.get(first?.id ?? 0)
  return { ...app, name, stored }
}

test('each source shows its status: being read, ready with its size and age, or failed with a reason', {
  tags: 'long',
}, async () => {
  const { name } = await openSources()
  await expect.element(row('Qiymətlər.pdf').getByText('Reading')).toBeVisible()
  await expect.element(row('Köhnə skan.pdf').getByText('Failed')).toBeVisible()
  await expect.element(row('Köhnə skan.pdf').getByText(/^This PDF is a scan without text\./)).toBeVisible()
  await expect.element(row(name).getByText('Ready')).toBeVisible()
  await expect.element(row(name).getByText(/\d+ characters · read /)).toBeVisible()
})

test('the switches of sources are aligned in one column, whatever other actions a source has', {
  tags: 'long',
}, async () => {
  await openSources()
  await userEvent.click(page.getByRole('button', { name: 'Add a source' }))
  const form = page.getByRole('dialog')
  await userEvent.click(form.getByRole('tab', { name: 'Q and A' }))
  await userEvent.fill(form.getByRole('textbox', { name: 'Question' }), 'Do you sell gift cards?')
  await userEvent.fill(form.getByRole('textbox', { name: 'Answer' }), 'Yes, at the till.')
  await userEvent.click(form.getByRole('button', { name: 'Add a source' }))
  await expect.element(row('Do you sell gift cards?')).toBeVisible()
  expect(
    row('Do you sell gift cards?')
      .getByRole('button', { name: /again$/ })
      .all(),
  ).toEqual([])
  const switches = [...document.querySelectorAll('[role=switch]')]
  expect(new Set(switches.map((each) => each.getBoundingClientRect().right)).size).toBe(1)
})

test('a source is switched on and off, read again, removed and restored unchanged', {
  tags: 'long',
}, async () => {
  const { name, stored } = await openSources()
  const toggle = page.getByRole('switch', { name: `${name}: the bot uses it` })
  await expect.element(toggle).not.toBeChecked()
  await userEvent.click(toggle)
  await expect.element(toggle).toBeChecked()
  expect(stored()?.source?.is_on).toBe(true)

  await userEvent.click(row('Köhnə skan.pdf').getByRole('button', { name: /again$/ }))
  await expect
    .element(row('Köhnə skan.pdf').getByText('This source could not be read. Try again.'))
    .toBeVisible()

  const before = stored()
  await userEvent.click(row(name).getByRole('button', { name: `Remove ${name}` }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }))
  await expect.element(row(name)).not.toBeInTheDocument()
  expect(stored()).toBeUndefined()
  await userEvent.click(page.getByRole('button', { name: 'Put it back' }))
  await expect.element(row(name)).toBeVisible()
  expect(stored()).toMatchObject({ text: before?.text, source: before?.source })
})

test('a source is removed and restored by keyboard, and the focus is never lost', async () => {
  const { name } = await openSources()
  const remove = row(name)
    .getByRole('button', { name: `Remove ${name}` })
    .element()
  if (remove instanceof HTMLElement) remove.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true })
  while (document.activeElement !== confirm.element()) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Put it back' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row(name)).toBeVisible()
  await expect.poll(() => document.activeElement?.contains(sources.element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('a source whose response was lost is added once; after a change it is added as another one', async () => {
  const { world } = await openSources()
  const added = () =>
    world.db.blocks.list({ where: { project_id: 3 } }).filter(({ text }) => /^We open at/.test(text))
  const asked = () => world.journal.entries.filter(({ endpoint }) => endpoint === 'updateSettings').length
  await userEvent.click(page.getByRole('button', { name: 'Add a source' }))
  const dialog = page.getByRole('dialog')
  const text = dialog.getByRole('textbox', { name: 'Text' })
  const add = dialog.getByRole('button', { name: 'Add a source' })
  world.faults.add({ endpoint: 'updateSettings', fault: { kind: 'network' }, when: 'after', times: 2 })
  await userEvent.fill(text, 'We open at ten.')
  for (const time of [1, 2]) {
    await userEvent.click(add)
    await expect.poll(asked).toBe(time)
    await expect.element(add).not.toHaveAttribute('aria-disabled')
  }
  expect(added()).toHaveLength(1)
  await userEvent.fill(text, 'We open at nine.')
  await userEvent.click(add)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(added().map(({ text }) => text)).toEqual(['We open at ten.', 'We open at nine.'])
})
