import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** A spoken project of the demo customer, with a changed block. */
const PROJECT = '/en/services/text-to-speech/14'

const generate = page.getByRole('button', { name: /^(Generate|Regenerate changed)/ }).first()

test('a refused run shows the reasons at the block and the voice, and the others above its button', {
  tags: 'long',
}, async () => {
  const { world } = await openApp(PROJECT, { engines: quickEngines() })
  const errors = {
    'blocks.1.text': ['The text has no words.'],
    voice_id: ['This voice is gone.'],
    subscription: ['Your company has no access.'],
  }
  world.faults.add({ endpoint: 'generate', fault: { kind: 'status', status: 422, errors } })
  await userEvent.click(generate)
  const text = page.getByRole('textbox', { name: 'Block 2, text' })
  const voice = page.getByRole('button', { name: /^Voice: / })
  await expect.element(text).toHaveAccessibleDescription('The text has no words.')
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await expect.element(voice).toHaveAccessibleDescription('This voice is gone.')
  await expect.element(page.getByText('Your company has no access.')).toBeVisible()

  await userEvent.type(text, 'a')
  await expect.element(text).toHaveAccessibleDescription('')
  await expect.element(voice).toHaveAccessibleDescription('This voice is gone.')
  world.faults.clear()
  await userEvent.click(generate)
  await expect.element(page.getByText('Your company has no access.')).not.toBeInTheDocument()
  await expect.element(voice).toHaveAccessibleDescription('')
})

test('an error about the only requested block is shown there, although the server names no number', {
  tags: 'long',
}, async () => {
  const { world } = await openApp(PROJECT, { engines: quickEngines() })
  const errors = { text: ['The text has no words.'] }
  world.faults.add({ endpoint: 'generate', fault: { kind: 'status', status: 422, errors } })
  await expect.element(generate).toBeEnabled()
  await userEvent.click(generate)
  await expect.element(page.getByText('The text has no words.')).toBeVisible()
  const refused = page
    .getByRole('textbox', { name: /^Block \d, text$/ })
    .elements()
    .filter((one) => one.ariaInvalid)
  expect(refused).toHaveLength(1)
})

test('a refused title stays in the header as typed, with the reason', async () => {
  const { world } = await openApp(PROJECT, { engines: quickEngines() })
  const errors = { title: ['This title is taken.'] }
  world.faults.add({ endpoint: 'updateTitle', fault: { kind: 'status', status: 422, errors } })
  await userEvent.click(page.getByRole('button', { name: 'Rename' }))
  const field = page.getByRole('textbox', { name: 'Project title' })
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
  'a project that cannot be loaded (status %i) shows the server’s message',
  { tags: 'long' },
  async (status, message, hasRetry) => {
    await openApp('/en/services', {
      prepare: (world) => {
        world.faults.add({ endpoint: 'getProject', fault: { kind: 'status', status, message } })
        return PROJECT
      },
    })
    await expect.element(page.getByText(message)).toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).elements().length > 0).toBe(hasRetry)
  },
)
