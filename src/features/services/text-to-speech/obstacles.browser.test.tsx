import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { returnToTabUntil } from '#tests/support/return-to-tab.ts'

type Status = keyof typeof projectStatuses

const projectIn = ({ db }: World, status: Status) =>
  db.projects.first({ customer_id: 1, slug: 'text-to-speech', status: projectStatuses[status] })
const generate = page.getByRole('button', { name: /^(Generate|Regenerate changed)/ }).first()
const block = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })
const tryAgain = page.getByRole('button', { name: /^Try again · ₼/ })

interface Start {
  scenario?: ScenarioName
  fails?: (text: string) => boolean
}

async function open(status: Status, { scenario = 'all-statuses', fails }: Start = {}) {
  let id = 0
  const app = await openApp('/en/services', {
    scenario,
    engines: quickEngines(fails),
    prepare(world) {
      id = projectIn(world, status)?.id ?? 0
      return `/en/services/text-to-speech/${id}`
    },
  })
  await expect.element(block(1)).toBeVisible()
  const project = () => app.world.db.projects.need(id)
  return { ...app, id, project, availableQepik: () => app.world.db.wallets.need(1).available }
}

test('if the price has changed meanwhile, nothing is charged and the button shows the new price', async () => {
  const { world, project, availableQepik } = await open('DRAFT')
  const before = availableQepik()
  await expect.element(generate).toBeEnabled()
  const label = generate.element().textContent
  // The tray polls the services while work runs, and the button would show the new price before the press.
  world.faults.add({ endpoint: 'getServices', fault: { kind: 'hang' } })
  await world.write((tx) => {
    const service = tx.services.first({ slug: 'text-to-speech' })
    if (service) tx.services.update(service.id, { price: service.price * 10 })
  })
  await userEvent.click(generate)
  await expect.element(page.getByRole('region', { name: 'Notifications' }).getByText(/price/i)).toBeVisible()
  expect(project().status).toBe(projectStatuses.DRAFT)
  expect(availableQepik()).toBe(before)
  await expect.poll(() => generate.element().textContent).not.toBe(label)
  await userEvent.click(generate)
  await expect.poll(() => project().status).not.toBe(projectStatuses.DRAFT)
})

test('a failed block shows this and is retried alone; only spoken blocks are charged', async () => {
  let isDown = true
  const { world, id, project } = await open('DRAFT', { fails: (text) => isDown && text.startsWith('Boğaz') })
  await userEvent.click(generate)
  await expect.element(tryAgain).toBeVisible()
  expect(project().status).toBe(projectStatuses.COMPLETED)
  const paid = project().spent
  expect(paid).toBeLessThan(project().full_price)
  isDown = false
  await userEvent.click(tryAgain)
  await expect.element(page.getByRole('button', { name: 'Play block 2' })).toBeVisible()
  await expect.element(tryAgain).not.toBeInTheDocument()
  const runs = world.db.runs.list({ where: { project_id: id } })
  expect(runs.map(({ block_ids }) => block_ids.length)).toEqual([3, 1])
  expect(project().spent).toBeGreaterThan(paid)
})

test('nothing is charged while the speech service is down; a retry works', async () => {
  let isDown = true
  const { project, availableQepik } = await open('DRAFT', { fails: () => isDown })
  const before = availableQepik()
  await userEvent.click(generate)
  const outage = page.getByText('The service could not do the work right now')
  await expect.element(outage).toBeVisible()
  await expect.element(page.getByText(/Nothing was charged; try again later/).first()).toBeVisible()
  expect(page.getByText('The project was rejected').elements()).toHaveLength(0)
  expect(availableQepik()).toBe(before)
  isDown = false
  await userEvent.click(tryAgain.first())
  await expect.poll(() => project().status).toBe(projectStatuses.COMPLETED)
  await expect.element(outage).not.toBeInTheDocument()
})

test('during a run the text can be read but not edited', async () => {
  const { world, id } = await open('IN_PROGRESS')
  const texts = () => world.db.blocks.list({ where: { project_id: id } }).map(({ text }) => text)
  const before = texts()
  await expect.element(block(1)).toHaveAttribute('readonly')
  await userEvent.click(block(1))
  await userEvent.keyboard('x{Control>}{Enter}{/Control}{Control>}{Shift>}{Backspace}{/Shift}{/Control}')
  await expect.element(page.getByRole('button', { name: 'Add a block' })).toBeDisabled()
  await expect.element(generate).not.toBeInTheDocument()
  expect(texts()).toEqual(before)
})

test('a rejected project shows the reason while it is being fixed, and can then be sent again', {
  tags: 'long',
}, async () => {
  const { project } = await open('REJECTED')
  await userEvent.click(page.getByRole('button', { name: 'Fix and resend' }))
  const resend = page.getByRole('button', { name: /^Resend · ₼/ })
  await expect.element(resend).toBeEnabled()
  await expect.element(page.getByText('The project was rejected')).toBeVisible()
  expect(project().status).toBe(projectStatuses.DRAFT)
  await userEvent.click(resend)
  await expect.element(page.getByText('Completed')).toBeVisible()
  await expect.element(page.getByText('The project was rejected')).not.toBeInTheDocument()
})

test('the name of a clone deleted elsewhere is gone when the customer returns', {
  tags: 'long',
}, async () => {
  const { world, project } = await open('DRAFT')
  const name = world.db.voices.need(project().voice_id ?? 0).name
  await expect.element(page.getByRole('button', { name: `Voice: ${name}` })).toBeVisible()
  await world.write((tx) => tx.voices.remove(project().voice_id ?? 0))
  const choose = page.getByRole('toolbar').getByRole('button', { name: 'Choose a voice' })
  await returnToTabUntil(() => choose.elements().length > 0)
  await expect.element(choose).toBeVisible()
  await expect.element(generate).toBeDisabled()
})
