import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Presses a tool of the open project, in its row or in the menu of those that have no room there. In English. */
export async function pressTool(name: string) {
  const toolbar = page.getByRole('toolbar').first()
  const tool = toolbar.getByRole('button', { name, exact: true })
  const more = toolbar.getByRole('button', { name: 'More tools' })
  await expect.poll(() => tool.elements().length + more.elements().length).toBeGreaterThan(0)
  if (tool.elements().length > 0) {
    await userEvent.click(tool)
    return
  }
  await userEvent.click(more)
  await userEvent.click(page.getByRole('menuitem', { name, exact: true }))
}
