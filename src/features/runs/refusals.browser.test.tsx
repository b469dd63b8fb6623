import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** A spoken project of the demo customer, with a block that has changed. */
const PROJECT = '/en/services/text-to-speech/14'
const SLOW = { timeout: 20_000 }

test('a run that is refused says why above its button', async () => {
  const { world } = await openApp(PROJECT, { engines: quickEngines() })
  const errors = { text: ['The text has no words.'], voice_id: ['This voice is gone.'] }
  world.faults.add({ endpoint: 'generate', fault: { kind: 'status', status: 422, errors } })
  await userEvent.click(page.getByRole('button', { name: /^(Generate|Regenerate changed)/ }).first())
  await expect.element(page.getByText('This voice is gone.'), SLOW).toBeVisible()
  await expect.element(page.getByText('The text has no words.')).toBeVisible()
})

test('a title that is refused stays in the header as it was typed, with the reason', async () => {
  const { world } = await openApp(PROJECT, { engines: quickEngines() })
  const errors = { title: ['This title is taken.'] }
  world.faults.add({ endpoint: 'updateTitle', fault: { kind: 'status', status: 422, errors } })
  await userEvent.click(page.getByRole('button', { name: 'Rename' }))
  const field = page.getByRole('textbox', { name: 'Name of the project' })
  await userEvent.fill(field, 'Evening news')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('This title is taken.')
  await expect.element(field).toHaveValue('Evening news')
})

test.each([
  [403, 'It belongs to another company.', false],
  [404, 'It was deleted on Monday.', false],
  [409, 'It is being moved.', true],
  [500, 'The store is closed.', true],
] as const)(
  'a project that cannot be loaded (%i) is told in the server’s words',
  async (status, message, hasRetry) => {
    await openApp('/en/services', {
      prepare: (world) => {
        world.faults.add({ endpoint: 'getProject', fault: { kind: 'status', status, message } })
        return PROJECT
      },
    })
    await expect.element(page.getByText(message), SLOW).toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).elements().length > 0).toBe(hasRetry)
  },
)
