import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const bar = page.getByRole('region', { name: 'Project actions' })
const title = (name: string) => page.getByRole('heading', { level: 1, name })

test('where there is nothing to do at the foot of a project, no empty bar stands there', async () => {
  const { go } = await openApp('/en/services/dubbing/1', { scenario: 'dubs', engines: quickEngines() })
  for (const [id, name] of ['Yeni film', 'Təklif gözləyən', 'Oxunmayan film'].entries()) {
    go(`/en/services/dubbing/${id + 1}`)
    await expect.element(title(name)).toBeVisible()
    await expect.element(page.getByRole('toolbar').first()).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
  }
  go('/en/services/dubbing/4')
  await expect.element(bar).toBeVisible()
})

test('while a run goes on, the foot of its project says so in words', async () => {
  await openApp('/en/services', {
    scenario: 'all-statuses',
    prepare({ db }) {
      const project = db.projects.first({ customer_id: 1, slug: 'text-to-speech', status: 2 })
      return `/en/services/text-to-speech/${project?.id}`
    },
  })
  const words = bar.getByRole('button', { name: 'Generating', exact: true }).getByText('Generating')
  await expect.element(words).toBeVisible()
  expect(getComputedStyle(words.element()).opacity).toBe('1')
})
