import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

test('a form whose answers are lost makes one project, says so, and makes another once it says something else', async () => {
  const { world, address } = await openApp('/en/services/chat-bot/create', { engines: quickEngines() })
  const named = (title: string) => world.db.projects.list({ where: { customer_id: 1, title } })
  const name = page.getByRole('textbox', { name: /^Name/ })
  const create = page.getByRole('button', { name: 'Create the bot' })
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, when: 'after', times: 2 })
  await userEvent.fill(name, 'Opening hours')
  for (const attempt of [1, 2]) {
    await userEvent.click(create)
    await expect
      .poll(() => world.journal.entries.filter(({ endpoint }) => endpoint === 'initProject').length)
      .toBe(attempt)
    await expect.element(page.getByRole('alert').first()).toBeVisible()
  }
  expect(named('Opening hours')).toHaveLength(1)
  await userEvent.fill(name, 'Delivery')
  await userEvent.click(create)
  await expect.element(page.getByRole('heading', { name: 'Delivery' })).toBeVisible()
  expect(address()).toBe(`/en/services/chat-bot/${named('Delivery')[0]?.id}`)
})
