import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { languageIds } from '#mocks/catalog/languages.ts'
import { RUN_POLL_MS } from '#src/config/waits.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { catchSavedFiles } from '#tests/support/saved-files.ts'

/** Id of the finished dub in the scenario. */
const ID = 4

const openDub = () => openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })

/** Counts the polls of the app. */
function countLooks() {
  const { setInterval } = globalThis
  let looks = 0
  globalThis.setInterval = ((task: () => void, delay?: number) =>
    setInterval(() => {
      if (delay === RUN_POLL_MS) looks += 1
      task()
    }, delay)) as typeof setInterval
  onTestFinished(() => {
    globalThis.setInterval = setInterval
  })
  return () => looks
}

test('opening the export asks the server once, and the formats of clips are named clearly', async () => {
  await openDub()
  const looks = countLooks()
  const send = globalThis.fetch
  let asked = 0
  globalThis.fetch = (input, init) => {
    if (String(input instanceof Request ? input.url : input).includes('get-response')) asked += 1
    return send(input, init)
  }
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect.element(page.getByRole('radio', { name: 'A file per segment (ZIP)' })).toBeVisible()
  await page.getByRole('button', { name: 'Export', exact: true }).last().click()
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible()
  // Once for the list and once for the new file, then once per poll.
  expect(asked).toBeLessThanOrEqual(2 + looks())
})

test('exports with the same title in two languages have the language in their file name', async () => {
  const { world } = await openDub()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Export the dub' })
  const choose = async (field: string, option: RegExp) => {
    await modal.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('Format', /SRT/)
  for (const language of ['Azerbaijani', 'English']) {
    await choose('Language', new RegExp(`^${language}$`))
    await modal.getByRole('button', { name: 'Export', exact: true }).click()
    await expect.element(modal.getByText(new RegExp(`^SRT · ${language} · `))).toBeVisible()
  }
  const named = world.db.exports.list({ where: { project_id: ID } }).map(({ file_name }) => file_name)
  expect(named.map((name) => name.replace(/^[^.]+/, ''))).toEqual(['.az.srt', '.en.srt'])
})

test('subtitles in both languages are saved at once, each with the original above the dub', async () => {
  const { world } = await openDub()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Export the dub' })
  await modal.getByRole('combobox', { name: 'Format' }).click()
  await page.getByRole('option', { name: /SRT/ }).click()
  await modal.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'English + Azerbaijani' }).click()
  const saved = catchSavedFiles()
  onTestFinished(() => void vi.restoreAllMocks())
  await modal.getByRole('button', { name: 'Export', exact: true }).click()
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]?.name).toMatch(/\.en-az\.srt$/)
  const [first] = ((await saved[0]?.text) ?? '').split('\n\n')
  const block = world.db.blocks.need(world.db.outlines.need(ID).block_ids[0] ?? 0)
  const shown = first?.split('\n').slice(2).join(' ')
  expect(shown).toBe(`${block.text} ${block.translations?.[languageIds.az]?.text}`)
})
