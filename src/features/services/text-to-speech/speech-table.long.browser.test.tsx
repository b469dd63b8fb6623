import { unzipSync } from 'fflate'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** Muğam: four spoken blocks and a pause as third. */
const PROJECT = 14

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const dialog = page.getByRole('dialog')

async function openProject() {
  const app = await openApp(`/en/services/text-to-speech/${PROJECT}`, { engines: quickEngines() })
  const blocks = () => app.world.db.blocks.list({ where: { project_id: PROJECT } })
  return { ...app, blockOf: (text: string) => blocks().find((block) => block.text === text) }
}

async function takeTable(text: string) {
  await userEvent.click(page.getByRole('button', { name: /^Import/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'A table with file names' }))
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Or paste/ }), text)
}

test('rows of a table become blocks, and their files in the archive have the names of the rows', async () => {
  const { blockOf } = await openProject()
  await takeTable(
    'name\ttext\tspeed\tpause\nIntro\tWelcome to us.\t1,2\t2\nIntro\tGoodbye.\t\t\nBad\tToo fast.\t9\t',
  )
  await expect.element(dialog.getByText('The speed must be between 0.5 and 2.0')).toBeVisible()
  await expect.element(dialog.getByText('1 row will not be used.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Use 2 rows' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => blockOf('Goodbye.')).toBeDefined()
  expect(blockOf('Welcome to us.')?.settings).toEqual({ speed: 1.2 })

  await userEvent.click(page.getByRole('button', { name: /^Generate|^Regenerate/ }).first())
  await expect.poll(() => blockOf('Goodbye.')?.status).toBe('ready')
  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  await userEvent.click(dialog.getByRole('radio', { name: 'A file per block (ZIP)' }))
  const made = vi.spyOn(URL, 'createObjectURL')
  await userEvent.click(dialog.getByRole('button', { name: /^Export( as is)?$/ }))
  await expect.element(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
  await expect.poll(() => made.mock.calls.length).toBeGreaterThan(0)
  const [archive] = made.mock.calls.at(-1) ?? []
  const bytes = archive instanceof Blob ? new Uint8Array(await archive.arrayBuffer()) : new Uint8Array()
  const files = Object.keys(unzipSync(bytes))
  expect(files).toContain('Intro.mp3')
  expect(files).toContain('Intro 2.mp3')
  expect(files.filter((name) => /^\d+ /.test(name))).toHaveLength(4)
  made.mockRestore()
})

test('a second table with the same names changes only the blocks that differ, in one step of undo', async () => {
  const { blockOf } = await openProject()
  await takeTable('name;text\na;One here.\nb;Two here.')
  await userEvent.click(dialog.getByRole('button', { name: 'Use 2 rows' }))
  await expect.poll(() => blockOf('Two here.')?.id).toBeDefined()
  const [one, two] = [blockOf('One here.')?.id, blockOf('Two here.')?.id]
  await takeTable('name;text\nB;Two there.\na;One here.\nc;Three.')
  await expect.element(dialog.getByText('1 new · 1 changes · 1 stays as it is')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Use 2 rows' }))
  await expect.poll(() => blockOf('Two there.')?.id).toBe(two)
  expect(blockOf('One here.')?.id).toBe(one)
  await userEvent.click(page.getByRole('button', { name: /^Undo/ }))
  await expect.poll(() => blockOf('Two here.')?.id).toBe(two)
  await expect.poll(() => blockOf('Three.')).toBeUndefined()
})
