import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { notifications } from '#src/lib/notifications.ts'
import { holdDrafts } from '#tests/support/hold-drafts.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { preventLeaving } from '#tests/support/prevent-leaving.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { openDraft } from './draft.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })

const created = {
  'a bot': {
    slug: 'chat-bot',
    submit: 'Create',
    fill: () => userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Half a name'),
  },
  'a reader': {
    slug: 'website-reader',
    submit: 'Create',
    async fill() {
      await userEvent.fill(page.getByLabelText('Project title'), 'Half a name')
      await userEvent.fill(page.getByLabelText('Address of the site'), 'half.example')
    },
  },
} as const

test.each(Object.entries(created))(
  '%s that is sent right after a reload contains the input from before it, and is the same request as then',
  async (_what, { slug, submit, fill }) => {
    const { world, address, reload } = await openApp(`/en/services/${slug}/create`, {
      engines: quickEngines(),
    })
    const own = () => world.db.projects.list({ where: { customer_id: 1, slug } })
    const asked = () => world.journal.entries.filter(({ endpoint }) => endpoint === 'initProject').length
    const before = own().length
    await fill()
    world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, when: 'after', times: 1 })
    await button(submit).click()
    await expect.poll(asked).toBe(1)
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    const letGo = holdDrafts()
    reload()
    notifications.clear()
    await button(submit).click()
    await expect.element(button(new RegExp(`^${submit}`))).toHaveAttribute('aria-busy', 'true')
    expect(asked()).toBe(1)
    letGo()
    await expect.poll(address).toMatch(/\d$/)
    expect(address()).toBe(`/en/services/${slug}/${own().at(-1)?.id}`)
    expect(own()).toHaveLength(before + 1)
    expect(own().at(-1)?.title).toBe('Half a name')
  },
)

test('a top-up that is confirmed right after a reload has the amount that was entered before it', {
  tags: 'long',
}, async () => {
  const addresses = preventLeaving()
  let letGo = () => {}
  const { world } = await openApp('/en/services?modal-open=balance', {
    prepare() {
      const schema = z.unknown()
      const draft = openDraft({ name: 'topUp', version: 1, schema }, 1)
      draft.keep({ amount: '77', code: '', isPromoOpen: false, missing: 0 })
      draft.release()
      letGo = holdDrafts()
      return undefined
    },
  })
  const deposits = () =>
    world.db.transactions.list({ where: { customer_id: 1, type: 'deposit', status: 'in-progress' } })
  await button(/^Go to payment/).click()
  await expect.element(button(/^Go to payment/)).toHaveAttribute('aria-busy', 'true')
  expect(deposits()).toEqual([])
  letGo()
  await expect.poll(() => addresses.length).toBe(1)
  expect(deposits()).toMatchObject([{ amount: 7_700 }])
})

test('saving a voice as soon as its modal opens waits for the restored input, and sends that', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services/cloning/7', { scenario: 'clones', engines: quickEngines() })
  const description = page.getByRole('textbox', { name: /^Description/ })
  const dialog = page.getByRole('dialog')
  await button('Change the voice').click()
  await userEvent.fill(description, 'Warm and low')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  const letGo = holdDrafts()
  await button('Change the voice').click()
  await button('Save').click()
  await expect.element(button(/^Save/)).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(world.db.clones.get(7)?.description).toBe('Warm and low')
})
