import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { forgetDrafts } from '#src/drafts/forget-drafts.ts'
import { listUnsaved } from '#src/drafts/unsaved.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { toConsent } from '#tests/support/clone-form.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { pdfBytes } from '#tests/support/pdf-file.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

beforeEach(async () => {
  sessionStorage.clear()
  await forgetDrafts()
})

/** With its price, which it names once the files are measured. */
const start = page.getByRole('button', { name: /^Start\s·\s₼/ })

const asked = (world: World, endpoint: string) =>
  world.journal.entries.filter((entry) => entry.endpoint === endpoint).length

async function openForm(slug: ServiceSlug) {
  const app = await openApp(`/en/services/${slug}/create`, { engines: quickEngines() })
  const own = () => app.world.db.projects.list({ where: { customer_id: 1, slug } })
  const before = own().length
  return { ...app, made: () => own().slice(before) }
}

/** Starts a run whose response never arrives while this page is open. */
async function beginUnheard(
  { world, reload }: Awaited<ReturnType<typeof openForm>>,
  press: () => Promise<void>,
) {
  world.faults.add({ endpoint: 'generate', fault: { kind: 'hang' }, when: 'after', times: 1 })
  await press()
  await expect.poll(() => asked(world, 'generate')).toBe(1)
  reload()
}

test('after a reload during a start a text form is empty and cannot be paid again', async () => {
  const form = await openForm('detect-text')
  const zone = page.getByText('Drop pictures or PDFs here, or paste a picture')
  await expect.element(zone).toBeVisible()
  await chooseFiles([new File([await pdfBytes([['The first page.']])], 'a.pdf')], 'main')
  await beginUnheard(form, () => userEvent.click(start))
  await expect.element(zone).toBeVisible()
  expect(listUnsaved()).toEqual([])
  expect(form.made()).toHaveLength(1)
  form.go('/en/services/detect-text')
  await expect.element(page.getByRole('link', { name: 'a', exact: true })).toBeVisible()
})

test('a recording whose run started before a reload is found again with any options and paid once', async () => {
  const form = await openForm('speech-to-text')
  const { world, address, made } = form
  await expect.element(page.getByText('Drop recordings here')).toBeVisible()
  await chooseFiles([syntheticVoiceFile(3, 'bir.wav')])
  await beginUnheard(form, () => userEvent.click(start))
  await expect.element(page.getByText(/^Sent\. We check first whether it has started/)).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: /^Mark sounds/ }))
  await userEvent.click(start)
  await expect.poll(address).toMatch(/\/\d+$/)
  expect(made()).toHaveLength(1)
  expect(asked(world, 'generate')).toBe(1)
})

test('a voice whose response was lost and that was quoted since is opened on resending, and not paid', async () => {
  const { world, address, made } = await openForm('cloning')
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await toConsent()
  await page.getByLabelText(/I may have this voice cloned/).click()
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, when: 'after', times: 1 })
  await button(/^Continue/).click()
  await expect.poll(() => made().length).toBe(1)
  await expect.element(button(/^Continue/)).not.toHaveAttribute('aria-disabled')
  const [voice] = made()
  const quoted = { status: projectStatuses.WAITING_FOR_ORDERING, quoted: voice?.full_price ?? 0 }
  await world.write((tx) => tx.projects.update(voice?.id ?? 0, quoted))
  await button(/^Continue/).click()
  await expect.poll(address).toBe(`/en/services/cloning/${voice?.id}`)
  await expect.element(button(/^Pay ₼/)).toBeVisible()
  expect(made()).toHaveLength(1)
  expect(asked(world, 'payProject')).toBe(0)
})
