import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languageIds } from '#mocks/catalog/languages.ts'
import { request } from '#src/api/request.ts'
import { updateSettings } from '#src/contract/projects.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const { az, tr, ru } = languageIds
/** The finished dub of the scenario, from English. */
const DUB = 4

test('a language added on another device is kept when one more is added here', async () => {
  const { world } = await openApp('', {
    scenario: 'dubs',
    engines: quickEngines(),
    prepare(prepared) {
      const only = { target_languages: [az], dubbed_languages: [az] }
      void prepared.write((tx) => tx.dubbings.update(DUB, only))
      return `/en/services/dubbing/${DUB}`
    },
  })
  const targets = () => world.db.dubbings.get(DUB)?.target_languages
  await userEvent.click(page.getByRole('button', { name: 'Languages and background' }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Turkish' }))
  const dubbing = { target_languages: [az, ru] }
  await request(updateSettings, { params: { slug: 'dubbing', id: DUB }, body: { dubbing } })
  expect(targets()).toEqual([az, ru])
  await userEvent.click(dialog.getByRole('button', { name: 'Save languages' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(targets()).toEqual([az, ru, tr])
})
