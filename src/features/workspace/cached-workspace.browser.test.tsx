import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { returnToTabUntil } from '#tests/support/return-to-tab.ts'

const { COMPLETED } = projectStatuses

const gone = page.getByText(/this project has been deleted/)

/** Opens a project in one tab while another one deletes it. */
async function openProject(slug: 'chat-bot' | 'website-reader') {
  let id = 0
  const { world } = await openApp('', {
    engines: quickEngines(),
    prepare({ db }) {
      id = db.projects.first({ customer_id: 1, slug, status: COMPLETED })?.id ?? 0
      return `/en/services/${slug}/${id}`
    },
  })
  await expect.element(page.getByRole('button', { name: 'Rename' })).toBeVisible()
  return { world, id, remove: () => world.write((tx) => tx.projects.remove(id)) }
}

test.each(['chat-bot', 'website-reader'] as const)(
  'returning to a project of %s that was deleted elsewhere shows a message',
  async (slug) => {
    const { remove } = await openProject(slug)
    await remove()
    await expect.element(gone).not.toBeInTheDocument()
    await returnToTabUntil(() => gone.elements().length > 0)
  },
)

const isSaved = (field: Element) => field instanceof HTMLInputElement && field.value === 'main .story'

test('settings saved in another tab appear on return', { tags: 'long' }, async () => {
  const { world, id } = await openProject('website-reader')
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  const domain = page.getByLabelText('Address of the site')
  await userEvent.fill(domain, 'typed.example.com')
  await world.write((tx) =>
    tx.projects.update(id, ({ version }) => ({ selector: 'main .story', version: version + 1 })),
  )
  await returnToTabUntil(() => page.getByRole('textbox').elements().some(isSaved))
  await expect.element(page.getByLabelText('Selector of the article')).toHaveValue('main .story')
  await expect.element(domain).toHaveValue('typed.example.com')
})
