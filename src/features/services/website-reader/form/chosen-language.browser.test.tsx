import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const READY = 2

test('a language selected before the voices load gets a voice that speaks it afterwards', async () => {
  let come = () => {}
  const { world } = await openApp(`/en/services/website-reader/${READY}`, {
    scenario: 'website-readers',
    engines: quickEngines(),
    prepare() {
      come = holdAnswers('/get-voices').letGo
      return undefined
    },
  })
  const speakers = world.db.voices.list({}).filter(({ language_ids }) => language_ids.includes(3))
  const isSpoken = () =>
    speakers.some(({ name }) => page.getByText(name, { exact: true }).elements().length > 0)
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await userEvent.click(page.getByRole('combobox', { name: 'Language of the site' }))
  await userEvent.click(page.getByRole('option', { name: 'English' }))
  expect(isSpoken()).toBe(false)
  come()
  await expect.poll(isSpoken).toBe(true)
  await userEvent.click(page.getByRole('button', { name: 'Save the settings' }))
  await expect.poll(() => world.db.projects.get(READY)?.language).toBe(3)
})
