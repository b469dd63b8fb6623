import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const generate = page.getByRole('button', { name: /^(Generate \d|Regenerate changed)/ })
const entry = (name: RegExp) => page.getByRole('menuitem', { name })

async function openMenu(name: string) {
  await userEvent.click(page.getByRole('button', { name }))
  await expect.element(page.getByRole('menu')).toBeVisible()
}

test('while a start is pending no other one is offered', { tags: 'long' }, async () => {
  let id = 0
  const { world } = await openApp('/en/services', {
    scenario: 'all-statuses',
    engines: quickEngines((text) => text.startsWith('Boğaz')),
    prepare({ db }) {
      const wanted = { customer_id: 1, slug: 'text-to-speech', status: projectStatuses.DRAFT } as const
      id = db.projects.first(wanted)?.id ?? 0
      return `/en/services/text-to-speech/${id}`
    },
  })
  await userEvent.click(generate)
  const again = page.getByRole('button', { name: /^Try again · ₼/ })
  await expect.element(again).toBeVisible()
  const held = holdAnswers(`/generate/${id}`)
  await userEvent.click(generate)
  await expect.poll(held.asked).toBe(1)
  await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  await openMenu('More actions')
  await expect.element(entry(/^Generate everything again/)).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await userEvent.hover(page.getByRole('textbox', { name: 'Block 1, text' }))
  await openMenu('Actions of block 1')
  await expect.element(entry(/^Generate this block/)).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  held.letGo()
  await expect.element(again).not.toHaveAttribute('aria-disabled')
  await openMenu('More actions')
  await expect.element(entry(/^Generate everything again/)).not.toHaveAttribute('aria-disabled')
  expect(world.db.runs.list({ where: { project_id: id } })).toHaveLength(2)
})

test.each([
  ['text-to-speech', 14, 'main', /^Regenerate changed \(1\)/],
  ['dubbing', 4, 'dubs', /^Regenerate changed \(1\)/],
] as const)(
  '%s: while it is unknown whether a run has started, no other one is offered before an export',
  async (slug, id, scenario, start) => {
    const { world } = await openApp(`/en/services/${slug}/${id}`, { scenario, engines: quickEngines() })
    if (slug === 'dubbing') {
      const dubbed = page.getByRole('textbox', { name: 'Azerbaijani, segment 3', exact: true })
      await userEvent.fill(dubbed, 'Faylı yükləyin.')
    }
    world.faults.add({ endpoint: 'generate', fault: { kind: 'network' }, times: 1 })
    const see = world.faults.add({ endpoint: 'getResponse', fault: { kind: 'network' } })
    await userEvent.click(page.getByRole('button', { name: start }))
    const lost = page.getByText(/^The answer was lost on the way\./)
    await expect.element(lost).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
    const modal = page.getByRole('dialog', { name: /^Export the/ })
    const makeFirst = modal.getByRole('button', { name: /^Regenerate and export/ })
    await expect.element(modal.getByRole('button', { name: 'Export as is' })).toBeVisible()
    await expect.element(makeFirst).not.toBeInTheDocument()
    see()
    await expect.element(makeFirst).toBeVisible()
  },
)

test('a draft offers its work once, not once more as work done again', { tags: 'long' }, async () => {
  await openApp('', {
    prepare({ db }) {
      const title = 'Haber bülteni, sabah yayını'
      return `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, title })?.id}`
    },
  })
  await expect.element(generate).toBeVisible()
  await openMenu('More actions')
  await expect.element(entry(/^Use in another service/)).toBeVisible()
  expect(entry(/^Generate everything again/).elements()).toEqual([])
})
