import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

async function askToDelete() {
  const row = page.getByRole('rowheader').first()
  await expect.element(row).toBeVisible()
  const title = row.element().querySelector('[title]')?.textContent ?? ''
  await userEvent.click(page.getByRole('button', { name: `Actions for “${title}”` }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
  return title
}

test('a project that another device has deleted disappears without an error message', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services/text-to-speech?status=draft', { scenario: 'all-statuses' })
  const title = await askToDelete()
  world.write((tx) => {
    const project = tx.projects.list({ where: { customer_id: 1 } }).find((each) => each.title === title)
    if (project) tx.projects.remove(project.id)
  })
  await userEvent.click(page.getByRole('button', { name: 'Delete project' }))
  // Refetched after the response.
  const asked = () => world.journal.entries.map(({ endpoint }) => endpoint)
  await expect.poll(asked).toContain('deleteProject')
  await expect.poll(() => asked().lastIndexOf('getProjects') > asked().indexOf('deleteProject')).toBe(true)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: title })).not.toBeInTheDocument()
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([''])
})

test('without a connection the confirmation stays open, and its button deletes once the connection is back', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services/text-to-speech?status=draft', { scenario: 'all-statuses' })
  const title = await askToDelete()
  world.faults.add({ endpoint: 'deleteProject', fault: { kind: 'network' }, times: 1 })
  const yes = page.getByRole('button', { name: 'Delete project' })
  await userEvent.click(yes)
  await expect.element(page.getByText(/did not go through/)).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.click(yes)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: title })).not.toBeInTheDocument()
  await expect.element(page.getByText(`“${title}” is deleted.`)).toBeVisible()
})

test('after the deletion the focus moves to the number of remaining projects', { tags: 'long' }, async () => {
  await openApp('/en/services/text-to-speech')
  await askToDelete()
  await userEvent.click(page.getByRole('button', { name: 'Delete project' }))
  await expect.element(page.getByText('5 projects', { exact: true })).toHaveFocus()
})

test('a screen reader speaks the title in its own language in the message about the deletion', {
  tags: 'long',
}, async () => {
  await openApp('/en/services/text-to-speech?q=Muğam')
  const title = await askToDelete()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click()
  const message = page.getByRole('status').filter({ hasText: `“${title}” is deleted.` })
  await expect.element(message).toBeInTheDocument()
  expect(message.getByText(title, { exact: true }).element()).toHaveAttribute('lang', 'az')
})
