import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { request } from '#src/api/request.ts'
import type { BodyOf } from '#src/contract/endpoint.ts'
import { updateSettings } from '#src/contract/projects.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const VOICE = 2
const button = (name: string) => page.getByRole('button', { name })
const accent = page.getByLabelText('Accent')

async function openVoice() {
  const { world } = await openApp(`/en/services/cloning/${VOICE}`, {
    scenario: 'clones',
    engines: quickEngines(),
  })
  await button('Back to draft').click()
  await button('Change the voice').first().click()
  return {
    saved: () => world.db.clones.get(VOICE),
    /** Saves on another device. */
    elsewhere: (body: BodyOf<typeof updateSettings>) =>
      request(updateSettings, { params: { slug: 'cloning', id: VOICE }, body }),
  }
}

test('changes to a voice on another device are kept when something else is changed here', {
  tags: 'long',
}, async () => {
  const { saved, elsewhere } = await openVoice()
  await accent.fill('Şəki')
  await elsewhere({ clone: { description: 'Sakit səs', age: 'old' }, is_rented: true })
  await button('Save').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(saved()).toMatchObject({ accent: 'Şəki', description: 'Sakit səs', age: 'old', is_rented: true })
})

test('an accent changed both here and elsewhere is shown in both versions before either is lost', {
  tags: 'long',
}, async () => {
  const { saved, elsewhere } = await openVoice()
  await accent.fill('Şəki')
  await elsewhere({ clone: { accent: 'Gəncə' } })
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText('Gəncə')).toBeVisible()
  await expect.element(accent).toHaveValue('Şəki')
  expect(saved()?.accent).toBe('Gəncə')
  await button('Save').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(saved()?.accent).toBe('Şəki')
})
