import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const PROJECT = '/en/services/text-to-speech/14'

async function chooseLanguage(name: string) {
  await userEvent.click(page.getByRole('combobox', { name: 'Language of the text' }))
  await userEvent.click(page.getByRole('option', { name, exact: true }))
}

test('a language that the voice does not speak is shown once, next to a solution', {
  tags: 'long',
}, async () => {
  await openApp(PROJECT, { engines: quickEngines() })
  await expect.element(page.getByRole('textbox', { name: 'Block 1, text' })).toBeVisible()
  await chooseLanguage('Russian')
  const said = page.getByText(/does not speak this language/)
  await expect.element(said).toBeVisible()
  expect(said.all()).toHaveLength(1)
  const main = page.getByRole('button', { name: /^Regenerate changed \(4\)/ })
  await expect.element(main).toBeDisabled()
  await expect.element(page.getByText('Everything is generated')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Choose a voice' }))
  await expect.element(page.getByRole('dialog', { name: 'Choose a voice' })).toBeVisible()
})

test('sound in another language is stale, and current again after a return to that language', async () => {
  await openApp(PROJECT, { engines: quickEngines() })
  const stale = page.getByText(/^(Text has|Settings have) changed$/)
  await expect.poll(() => stale.all().length).toBe(1)
  await chooseLanguage('Russian')
  await expect.poll(() => stale.all().length).toBe(4)
  await expect.poll(() => page.getByText('Settings have changed').all().length).toBe(3)
  await chooseLanguage('Azerbaijani')
  await expect.poll(() => stale.all().length).toBe(1)
})
