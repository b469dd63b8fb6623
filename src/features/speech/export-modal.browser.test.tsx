import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { stateFromServer } from '#src/features/editor/core/document/editor-state.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { spokenIds } from './export-modal.tsx'

/** Muğam: four spoken blocks and a pause as third; one spoken block is stale. */
const PROJECT = '/en/services/text-to-speech/14'

const dialog = page.getByRole('dialog', { name: 'Export the project' })
const numbers = dialog.getByLabelText('Numbers of the blocks')
const makeFile = dialog.getByRole('button', { name: /^Export( as is)?$/ })
const download = dialog.getByRole('button', { name: 'Download' })

async function openExport(options: Parameters<typeof openApp>[1] = {}) {
  const app = await openApp(PROJECT, { engines: quickEngines(), ...options })
  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  await expect.element(dialog.getByLabelText('File name')).toBeVisible()
  const exports = () => app.world.db.exports.list({}).filter(({ project_id }) => project_id === 14)
  const contents = async () => {
    const file = exports().at(-1)?.file ?? ''
    return (await app.world.files.read(file))?.text()
  }
  return { ...app, exports, contents }
}

async function choose(label: string, option: string) {
  await userEvent.click(dialog.getByRole('combobox', { name: label }))
  await userEvent.click(page.getByRole('option', { name: option, exact: true }))
}

test('files of chosen blocks are named after those blocks', () => {
  const server = createModelServer()
  server.seed(['bir', 'iki', 'üç'])
  const state = stateFromServer(server.project())
  const ids = server.blocks().map(({ id }) => id)
  expect(spokenIds(state, undefined)).toEqual(ids)
  expect(spokenIds(state, ids.slice(1, 2))).toEqual(ids.slice(1, 2))
})

test('the menu of the list opens a project with its export; Escape and Back close it', {
  tags: 'long',
}, async () => {
  const { address, back } = await openApp('/en/services/text-to-speech', { engines: quickEngines() })
  await userEvent.click(page.getByRole('button', { name: 'Actions for “Muğam haqqında qısa hekayə”' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Export' }))
  await expect.element(dialog.getByLabelText('File name')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe(PROJECT)
  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  await expect.element(dialog.getByLabelText('File name')).toBeVisible()
  back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe(PROJECT)
})

test('a file of chosen blocks contains only those, and the list shows how many', {
  tags: 'long',
}, async () => {
  const { exports, contents } = await openExport()
  const said = dialog.getByRole('status')
  await expect.element(said.first()).toBeInTheDocument()
  expect(said.elements().map(({ textContent }) => textContent)).not.toContain('0 files are ready')
  await choose('Format', 'SRT subtitles')
  await userEvent.click(dialog.getByRole('radio', { name: 'Chosen blocks' }))
  await userEvent.fill(numbers, '2, 4–5')
  await expect.element(dialog.getByText('3 blocks chosen')).toBeVisible()
  await userEvent.click(makeFile)
  await expect.element(download).toBeVisible()
  expect(exports().at(-1)?.block_ids).toHaveLength(3)
  const text = (await contents()) ?? ''
  expect(text.replace(/\s+/g, ' ')).toContain('Xanəndə oxumağa')
  expect(text).toContain('Şuşada')
  expect(text).not.toContain('ustaddan')
  await expect.element(dialog.getByText(/^SRT · 3 parts · \d+\sKB · /)).toBeVisible()
})

test('numbers of missing blocks are reported, and nothing is exported', { tags: 'long' }, async () => {
  const { exports } = await openExport()
  await userEvent.click(dialog.getByRole('radio', { name: 'Chosen blocks' }))
  await userEvent.fill(numbers, '4-9')
  await expect.element(dialog.getByText(/^Write the numbers like this: 1–3, 5\./)).toBeVisible()
  await expect.element(makeFile).toBeDisabled()
  await expect.element(dialog.getByRole('button', { name: /^Regenerate/ })).not.toBeInTheDocument()
  expect(exports()).toHaveLength(0)
})

test('only stale blocks of the file are offered for regeneration, and then it contains their new sound', {
  tags: 'long',
}, async () => {
  const { world, exports } = await openExport()
  const staleNotice = dialog.getByText('The sound of 1 block does not match its text.')
  await expect.element(staleNotice).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'Chosen blocks' }))
  const stale = world.db.outlines.need(14).block_ids.findIndex((id) => {
    const { take_id, text } = world.db.blocks.need(id)
    return take_id !== null && text !== '' && world.db.takes.need(take_id).text !== text
  })
  await userEvent.fill(numbers, String(stale === 0 ? 2 : 1))
  await expect.element(staleNotice).not.toBeInTheDocument()
  await userEvent.fill(numbers, String(stale + 1))
  await userEvent.click(dialog.getByRole('button', { name: /^Regenerate and export · ₼/ }))
  await expect.element(download).toBeVisible()
  expect(world.db.runs.list({ where: { project_id: 14 } }).at(-1)?.block_ids).toHaveLength(1)
  expect(exports().at(-1)?.block_ids).toEqual([world.db.outlines.need(14).block_ids[stale]])
})

test('a rejected project must be fixed first, so no price is offered', { tags: 'long' }, async () => {
  await openExport({
    prepare: (world) => {
      void world.write((tx) => tx.projects.update(14, { status: projectStatuses.REJECTED }))
      return undefined
    },
  })
  await expect.element(dialog.getByText('The sound of 1 block does not match its text.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Export as is' })).toBeEnabled()
  await expect.element(dialog.getByRole('button', { name: /^Regenerate/ })).not.toBeInTheDocument()
})

test('a block that was never spoken is reported as missing, not as changed', { tags: 'long' }, async () => {
  await openExport({
    prepare: (world) => {
      const [first = 0] = world.db.outlines.need(14).block_ids
      void world.write((tx) => tx.blocks.update(first, { take_id: null, status: 'none' }))
      return undefined
    },
  })
  await expect
    .element(dialog.getByText('1 block has no sound yet and will not be heard in the file.'))
    .toBeVisible()
  await expect.element(dialog.getByText('The sound of 1 block does not match its text.')).toBeVisible()
})

test('files of the same name show their different options, and only the newest is highlighted', {
  tags: 'long',
}, async () => {
  await openExport()
  await choose('Quality', '64 kbit/s')
  await userEvent.click(makeFile)
  await expect.element(download).toBeVisible()
  await choose('Quality', '192 kbit/s')
  await userEvent.click(makeFile)
  await expect.poll(() => download.all().length).toBe(2)
  await expect.element(dialog.getByText(/^MP3 · 192\skbit\/s · /)).toBeVisible()
  await expect.element(dialog.getByText(/^MP3 · 64\skbit\/s · /)).toBeVisible()
  const [newest, older] = download.all().map((button) => button.element())
  expect(newest?.className).toContain('bg-accent')
  expect(older?.className).not.toContain('bg-accent')
  expect(newest).toHaveAccessibleDescription(/192\skbit/)
})

test('a file whose response was lost is made once despite repeated presses; the next press makes another', async () => {
  const { world, exports } = await openExport()
  world.faults.add({ endpoint: 'exportProject', fault: { kind: 'network' }, when: 'after', times: 1 })
  await userEvent.click(makeFile)
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  expect(exports()).toHaveLength(1)
  const asked = () => world.journal.entries.filter(({ endpoint }) => endpoint === 'exportProject').length
  await userEvent.click(makeFile)
  await expect.poll(asked).toBe(2)
  await expect.element(download).toBeVisible()
  expect(exports()).toHaveLength(1)
  await userEvent.click(makeFile)
  await expect.poll(() => exports().length).toBe(2)
})

test('a failed file is made again with its own options, whatever the form has now', async () => {
  const { world, exports } = await openExport({
    engines: {
      ...quickEngines(),
      encoder: { ...quickEngines().encoder, encodeMp3: () => new Promise<never>(() => {}) },
    },
  })
  await choose('Quality', '64 kbit/s')
  await userEvent.click(makeFile)
  await expect.element(dialog.getByRole('progressbar')).toBeVisible()
  await world.write((tx) => {
    for (const { id } of exports()) tx.exports.update(id, { status: 'failed', error: 'export_failed' })
  })
  const retry = dialog.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  await choose('Format', 'WAV')
  await userEvent.click(retry)
  await expect
    .poll(() => exports().map(({ format, quality }) => `${format} ${quality}`))
    .toEqual(['mp3 64', 'mp3 64'])
})

test('a file that is gone is reported and can be made again', { tags: 'long' }, async () => {
  const { world, exports } = await openExport()
  await userEvent.click(makeFile)
  // A new file is saved without a press; were it removed before that, its button would be gone already.
  await expect.element(dialog.getByText('The file is downloaded to your device.')).toBeVisible()
  await world.write((tx) => {
    for (const { file } of exports()) if (file) tx.files.remove(file)
  })
  await userEvent.click(download)
  await expect
    .element(dialog.getByText('The file has expired and can no longer be downloaded.'))
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Create again' })).toBeVisible()
})

test('one press makes a small file and saves it; its button saves it again', { tags: 'long' }, async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await openExport()
  await choose('Format', 'SRT subtitles')
  await userEvent.click(makeFile)
  await expect.element(dialog.getByText('The file is downloaded to your device.')).toBeVisible()
  expect(saved).toEqual(['Muğam haqqında qısa hekayə.srt'])
  await userEvent.click(download)
  await expect.poll(() => saved.length).toBe(2)
})

test('a server that does not name the new file makes nobody wait for it', async () => {
  await openExport({ scenario: 'specified-backend' })
  await userEvent.click(makeFile)
  await expect.element(dialog.getByText(/^The file was requested, but the server does not say/)).toBeVisible()
})
