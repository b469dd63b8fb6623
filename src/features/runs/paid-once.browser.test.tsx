import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPace } from '#mocks/features/runs/pace.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import {
  forgetInterruptedAction,
  readInterruptedAction,
  saveInterruptedAction,
} from '#src/features/billing/balance/interrupted-action.ts'
import { everyNth } from '#tests/support/every-nth.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const TIMES = 100

interface Service {
  readonly slug: ServiceSlug
  readonly scenario: ScenarioName
  readonly id: (world: World) => number
  readonly pay: RegExp
  readonly endpoint: 'generate' | 'payProject'
  /** Input that is required before the payment. */
  readonly question?: string
  /** Status at the end, where it is not “Completed”. */
  readonly done?: string
}

const inStatus =
  (slug: ServiceSlug, status: ProjectStatus) =>
  ({ db }: World) =>
    db.projects.first({ customer_id: 1, slug, status })?.id ?? 0

const { DRAFT, COMPLETED, WAITING_FOR_ORDERING } = projectStatuses

const services: readonly Service[] = [
  {
    slug: 'text-to-speech',
    scenario: 'all-statuses',
    id: inStatus('text-to-speech', DRAFT),
    pay: /^Generate \d+ blocks? · /,
    endpoint: 'generate',
  },
  {
    slug: 'speech-to-text',
    scenario: 'transcripts',
    id: inStatus('speech-to-text', DRAFT),
    pay: /^Transcribe · ₼/,
    endpoint: 'generate',
  },
  {
    slug: 'website-reader',
    scenario: 'website-readers',
    id: () => 1,
    pay: /^Generate preview · ₼/,
    endpoint: 'generate',
  },
  { slug: 'cloning', scenario: 'clones', id: () => 2, pay: /^Pay /, endpoint: 'payProject' },
  {
    slug: 'dubbing',
    scenario: 'dubs',
    id: inStatus('dubbing', WAITING_FOR_ORDERING),
    pay: /^Pay /,
    endpoint: 'payProject',
  },
  {
    slug: 'audio-book',
    scenario: 'book-changed',
    id: inStatus('audio-book', COMPLETED),
    pay: /^Regenerate changed \(\d+\) · /,
    endpoint: 'generate',
  },
  {
    slug: 'detect-text',
    scenario: 'documents',
    id: inStatus('detect-text', DRAFT),
    pay: /^Read · ₼/,
    endpoint: 'generate',
  },
  {
    slug: 'chat-bot',
    scenario: 'bots',
    id: inStatus('chat-bot', COMPLETED),
    pay: /^Ask$/,
    endpoint: 'generate',
    question: 'Bakıda çatdırılma neçəyədir?',
    done: 'Ready to answer',
  },
]

async function open({ slug, scenario, id }: Service, prepare?: (projectId: number) => void) {
  let projectId = 0
  const { world, go } = await openApp('/en', {
    scenario,
    engines: quickEngines(),
    prepare(world) {
      projectId = id(world)
      prepare?.(projectId)
      void world.write((tx) => setPace(tx, 0))
      return `/en/services/${slug}/${projectId}`
    },
  })
  const known = new Set(world.db.transactions.list({ where: { project_id: projectId } }).map(({ id }) => id))
  return {
    world,
    async comeBack() {
      go(`/en/services/${slug}`)
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      go(`/en/services/${slug}/${projectId}`)
    },
    status: () => world.db.projects.need(projectId).status,
    charges: () =>
      world.db.transactions
        .list({ where: { project_id: projectId } })
        .filter(({ id, type }) => type === 'charge' && !known.has(id)),
  }
}

async function typeQuestion({ question }: Service) {
  if (question) await userEvent.fill(page.getByRole('textbox', { name: 'Your question' }), question)
}

beforeEach(forgetInterruptedAction)
afterEach(forgetInterruptedAction)

test.each(everyNth(services, 3, 0))(
  '$slug: pressed a hundred times, with a lost response, it is paid for once and followed to its end',
  async (service) => {
    const { world, status, charges } = await open(service)
    await typeQuestion(service)
    const pay = page.getByRole('button', { name: service.pay })
    await expect.element(pay).toBeEnabled()
    const { endpoint, done = 'Completed' } = service
    world.faults.add({ endpoint, fault: { kind: 'network' }, when: 'after', times: 1 })
    const see = world.faults.add({ endpoint: 'getResponse', fault: { kind: 'network' } })
    const button = pay.element() as HTMLButtonElement
    for (let press = 0; press < TIMES; press += 1) button.click()
    await expect.element(page.getByText(/^The answer was lost on the way\./)).toBeVisible()
    await expect.element(pay).toBeDisabled()
    for (let press = 0; press < TIMES; press += 1) button.click()
    see()
    await expect.poll(status).toBe(projectStatuses.COMPLETED)
    await expect.element(page.getByText(done, { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText(/^The answer was lost on the way\./)).not.toBeInTheDocument()
    expect(world.journal.entries.filter((entry) => entry.endpoint === endpoint)).toHaveLength(1)
    expect(charges()).toHaveLength(1)
  },
)

test.each(everyNth(services, 3, 1))(
  '$slug: a price that changed during a top-up is shown next to the old one before it is charged',
  async (service) => {
    const { slug, endpoint, question } = service
    const wanted = question
      ? { scope: 'blocks' as const, question: { text: question, conversation_id: 'trial' } }
      : { scope: 'all' as const }
    const { world, charges } = await open(service, (projectId) =>
      saveInterruptedAction({ ...wanted, slug, projectId, price: 1, isConfirmed: true }),
    )
    const panel = page.getByRole('region', { name: 'Your balance covers it now' })
    await expect.element(panel.getByText(/^The price has changed: it was ₼0\.01, it is ₼/)).toBeVisible()
    expect(world.journal.entries.filter((entry) => entry.endpoint === endpoint)).toHaveLength(0)
    expect(charges()).toHaveLength(0)
    await userEvent.click(panel.getByRole('button', { name: /₼/ }))
    await expect.poll(() => charges().length).toBe(1)
    expect(readInterruptedAction()).toBeUndefined()
  },
)

test.each(everyNth(services, 3, 2))(
  '$slug: after a lost response the next visit cannot start it again before it has fetched the project',
  { tags: 'long' },
  async (service) => {
    const { world, comeBack } = await open(service)
    await typeQuestion(service)
    const pay = page.getByRole('button', { name: service.pay })
    await expect.element(pay).toBeEnabled()
    world.faults.add({ endpoint: service.endpoint, fault: { kind: 'network' }, times: 1 })
    const see = world.faults.add({ endpoint: 'getResponse', fault: { kind: 'network' } })
    await userEvent.click(pay)
    const lost = page.getByText(/^The answer was lost on the way\./)
    await expect.element(lost).toBeVisible()
    await comeBack()
    await expect.element(lost).toBeVisible()
    await typeQuestion(service)
    await expect.element(pay).toBeDisabled()
    see()
    await expect.element(pay).toBeEnabled()
    await expect.element(lost).not.toBeInTheDocument()
  },
)
