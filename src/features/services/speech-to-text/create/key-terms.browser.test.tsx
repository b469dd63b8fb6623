import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const CREATE = '/en/services/speech-to-text/create'
const field = page.getByRole('textbox', { name: 'Key terms' })

beforeEach(() => sessionStorage.clear())

test('key terms are added by comma and Enter, and are restored when the form opens again', {
  tags: 'long',
}, async () => {
  const { go } = await openApp(CREATE)
  await userEvent.click(field)
  await userEvent.keyboard('Bakı, Gəncə{Enter}')
  const terms = page.getByRole('list', { name: 'Added terms' }).getByRole('listitem')
  await expect.poll(() => terms.elements().length).toBe(2)
  go('/en/services')
  await expect.element(page.getByRole('heading', { name: 'Services' })).toBeVisible()
  go(CREATE)
  await expect.poll(() => terms.elements().length).toBe(2)
})

test('a key term that is too long is cut between two characters', async () => {
  await openApp(CREATE)
  const most = `${'ə'.repeat(59)}😀`
  await userEvent.fill(field, `${most}😀,`)
  await expect.element(page.getByRole('button', { name: `Remove ${most}`, exact: true })).toBeVisible()
})
