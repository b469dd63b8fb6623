import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

const BADGES: Readonly<Record<ProjectStatus, string>> = {
  [DRAFT]: 'Draft',
  [IN_PROGRESS]: 'In progress',
  [COMPLETED]: 'Completed',
  [ORDERED]: 'Paid',
  [REJECTED]: 'Rejected',
  [WAITING_FOR_ORDERING]: 'Unpaid',
}
const STATUSES = [DRAFT, COMPLETED, WAITING_FOR_ORDERING, ORDERED, IN_PROGRESS, REJECTED] as const

const SERVICES: readonly ServiceSlug[] = [
  'text-to-speech',
  'audio-book',
  'speech-to-text',
  'dubbing',
  'cloning',
  'detect-text',
  'website-reader',
  'chat-bot',
]

/** A finished bot is ready to answer. */
const badgeOf = (slug: ServiceSlug, status: ProjectStatus) =>
  slug === 'chat-bot' && status === COMPLETED ? 'Ready to answer' : BADGES[status]

const foot = page.getByRole('region', { name: 'Project actions' })

/** Enabled primary buttons, without the round play buttons. */
const primaries = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(a, button).bg-accent:not(.rounded-full, :disabled)')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent)

async function openProject(slug: ServiceSlug, status: ProjectStatus) {
  let id = 0
  const { world, go } = await openApp('/en/services', {
    prepare({ db }) {
      id = db.projects.first({ customer_id: 1, slug })?.id ?? 0
      return '/en/services'
    },
  })
  await world.write((tx) =>
    tx.projects.update(id, {
      status,
      quoted: status === WAITING_FOR_ORDERING ? 1250 : null,
      price_expires_at: status === WAITING_FOR_ORDERING ? tx.now + 86_400_000 : null,
      reject: status === REJECTED ? { key: 'all_blocks_failed', refunded: true } : null,
      run_id: null,
    }),
  )
  go(`/en/services/${slug}/${id}`)
  await expect.element(page.getByText(badgeOf(slug, status), { exact: true }).first()).toBeVisible()
}

const cases = SERVICES.flatMap((slug) =>
  STATUSES.map((status) => ({ slug, status, badge: badgeOf(slug, status) })),
)

test.each(cases)(
  'a project of $slug that is $badge has one next step, or says why there is none',
  async ({ slug, status }) => {
    await openProject(slug, status)
    // A bot that answers takes the next question.
    const isUnderWay = status === ORDERED || (status === IN_PROGRESS && slug !== 'chat-bot')
    if (isUnderWay) {
      await expect.element(foot).toBeVisible()
      await expect.poll(() => foot.element().textContent.trim()).not.toBe('')
      expect(primaries()).toEqual([])
      return
    }
    await expect.poll(() => primaries().length).toBe(1)
    if (status === WAITING_FOR_ORDERING) expect(primaries()).toEqual(['Pay ₼12.50'])
    if (status === REJECTED) expect(primaries()).toEqual(['Fix and resend'])
  },
)
