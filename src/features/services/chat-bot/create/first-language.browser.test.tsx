import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notifications } from '#src/lib/notifications.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'

const FORM = '/en/services/chat-bot/create'
const name = page.getByRole('textbox', { name: /^Name/ })
const send = page.getByRole('button', { name: 'Create' })

test('a bot submitted before the languages load gets the language of the page, and a retry creates only one bot', async () => {
  onTestFinished(notifications.clear)
  let come = () => {}
  const { world, address } = await openApp(FORM, {
    prepare() {
      come = holdAnswers('/languages').letGo
      return FORM
    },
  })
  const own = () => world.db.projects.list({ where: { customer_id: 1, title: 'Opening hours' } })
  const english = world.db.languages.first({ code: 'en' })?.id
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, when: 'after', times: 1 })
  await userEvent.fill(name, 'Opening hours')
  await userEvent.click(send)
  await expect.element(name).toHaveAttribute('readonly')
  expect(own()).toHaveLength(0)
  come()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  expect(own()).toMatchObject([{ language: english }])
  await userEvent.click(send)
  await expect.poll(address).toMatch(/\d$/)
  expect(own()).toHaveLength(1)
})
