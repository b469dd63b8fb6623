import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languageIds } from '#mocks/catalog/languages.ts'
import type { World } from '#mocks/world.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { pressTool } from '#tests/support/press-tool.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** Id of the finished dub in the scenario. */
const ID = 4
const dialog = page.getByRole('dialog', { name: 'Subtitles' })
const clock = (seconds = 0) =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23).replace('.', ',')

const segmentsOf = ({ db }: World) =>
  db.outlines.need(ID).block_ids.map((id) => {
    const { text, segment, translations } = db.blocks.need(id)
    return { text, start: segment?.start, translation: translations?.[languageIds.az]?.text }
  })

test('subtitles become the translation of the language that is shown; the original stays', async () => {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  const before = segmentsOf(world)
  const file = before
    .slice(0, 2)
    .map(
      ({ start = 0 }, index) =>
        `${index + 1}\n${clock(start + 0.1)} --> ${clock(start + 1)}\nYeni ${index}\n`,
    )
  await pressTool('Subtitles')
  await expect.element(dialog).toBeVisible()
  await chooseFiles(new File([file.join('\n')], 'film.srt'), 'dialog')
  await userEvent.click(dialog.getByRole('button', { name: 'Replace the text of 2 segments' }))
  await expect
    .poll(() => segmentsOf(world).map(({ translation }) => translation))
    .toEqual(['Yeni 0', 'Yeni 1', ...before.slice(2).map(({ translation }) => translation)])
  expect(segmentsOf(world).map(({ text }) => text)).toEqual(before.map(({ text }) => text))
  await expect
    .element(page.getByRole('textbox', { name: 'Azerbaijani, segment 1', exact: true }))
    .toHaveValue('Yeni 0')
})
