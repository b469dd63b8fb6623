import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languageIds } from '#mocks/catalog/languages.ts'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { pressTool } from '#tests/support/press-tool.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** Id of the finished dub in the scenario. */
const ID = 4
const modal = page.getByRole('dialog', { name: 'Glossary' })
const field = (name: string) => modal.getByRole('textbox', { name })
const openGlossary = () => pressTool('Glossary')
const translation = (number: number) =>
  page.getByRole('textbox', { name: `Azerbaijani, segment ${number}`, exact: true })

const blocksOf = ({ db }: World) => db.outlines.need(ID).block_ids.map((id) => db.blocks.need(id))

/** The dub with two segments about a term: one translation can be mended, the other has to be written. */
async function openDub() {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, {
    scenario: 'dubs',
    engines: quickEngines(),
    prepare(world) {
      const [first, second] = blocksOf(world)
      const texts = ['Bulud xidməti hazırdır.', 'Başqa bir cümlə.']
      void world.write((tx) => {
        for (const [index, block] of [first, second].entries()) {
          const own = block?.translations?.[languageIds.az]
          if (!block || !own) continue
          const translations = {
            ...block.translations,
            [languageIds.az]: { ...own, text: texts[index] ?? '' },
          }
          tx.blocks.update(block.id, { text: 'The Avaz cloud is ready.', translations })
        }
      })
      return undefined
    },
  })
  await expect.element(translation(1)).toHaveValue('Bulud xidməti hazırdır.')
  return world
}

test('fixed translations of a project show the segments that break them, and replace what they can', async () => {
  const world = await openDub()
  await openGlossary()
  await modal.getByRole('button', { name: 'Add a term' }).click()
  // The new row is ready to be written in.
  await userEvent.keyboard('cloud')
  await expect.element(field('Term in the original')).toHaveValue('cloud')
  await userEvent.fill(field('Azerbaijani: always'), 'server')
  await userEvent.fill(field('Instead of'), 'bulud')
  await modal.getByRole('tab', { name: 'Not followed (2)' }).click()
  await modal.getByRole('button', { name: 'Replace in 1 segment' }).click()
  await expect.element(translation(1)).toHaveValue('server xidməti hazırdır.')
  await expect
    .poll(() => blocksOf(world)[0]?.translations?.[languageIds.az]?.text)
    .toBe('server xidməti hazırdır.')
  // A translation without a word to replace leads to its segment.
  await openGlossary()
  await modal.getByRole('button', { name: 'Go to segment 2' }).click()
  await expect.element(translation(2)).toHaveFocus()
})

test('a term that is kept as it is must stand in every translation', async () => {
  await openDub()
  await openGlossary()
  await modal.getByRole('button', { name: 'Add a term' }).click()
  await userEvent.fill(field('Term in the original'), 'Avaz')
  await modal.getByRole('checkbox', { name: 'Keep as it is, do not translate' }).click()
  await expect.element(modal.getByRole('tab', { name: 'Not followed (2)' })).toBeVisible()
  await modal.getByRole('button', { name: 'Done' }).click()
  await userEvent.fill(translation(2), 'Avaz buludu hazırdır.')
  await openGlossary()
  await expect.element(modal.getByRole('tab', { name: 'Not followed (1)' })).toBeVisible()
  await modal.getByRole('tab', { name: 'Terms (1)' }).click()
  await modal.getByRole('button', { name: 'Remove “Avaz”' }).click()
  await expect.element(modal.getByRole('tab', { name: 'Not followed (0)' })).toBeVisible()
})
