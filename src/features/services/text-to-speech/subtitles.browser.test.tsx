import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPace } from '#mocks/features/runs/pace.ts'
import type { World } from '#mocks/world.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { catchSavedFiles } from '#tests/support/saved-files.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A word of the quick engine takes a tenth of a second. */
const words = (count: number) => Array.from({ length: count }, (_, index) => `söz${index + 1}`).join(' ')

const FILM = `1\r
00:00:01,000 --> 00:00:02,000\r
<i>Salam</i>, dostlar!\r
\r
2\r
00:00:04,000 --> 00:00:06,000\r
${words(25)}\r
\r
3\r
00:00:06,000 --> 00:00:07,000\r
Sağ olun.\r
\r
4\r
oops --> 00:00:09,000\r
Itən.\r
\r
5\r
00:00:10,000 --> 00:00:11,000\r
♪\r
`

const dialog = page.getByRole('dialog')
const block = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })
const fileOf = (text: string) => new File([text], 'film.srt')

const statusOf = ({ db }: World) =>
  db.projects.list({ where: { customer_id: 1, slug: 'text-to-speech' } }).at(-1)?.status

function contentOf({ db }: World) {
  const [project] = db.projects.list({ where: { customer_id: 1, slug: 'text-to-speech' } }).toReversed()
  return (db.outlines.get(project?.id ?? 0)?.block_ids ?? []).flatMap((id) => {
    const found = db.blocks.get(id)
    return found ? [found.text || found.settings?.pause] : []
  })
}

async function addSubtitles() {
  const app = await openApp('/en/services/text-to-speech', { engines: quickEngines() })
  app.go('/en/services/text-to-speech/create')
  await userEvent.click(page.getByRole('button', { name: 'Paste a text' }))
  await expect.element(dialog.getByRole('button', { name: 'Insert', exact: true })).toBeDisabled()
  await chooseFiles(fileOf(FILM), 'dialog')
  await expect.element(dialog.getByText(/1 subtitle is left out.*line 14/)).toBeVisible()
  await expect.element(dialog.getByText('film.srt')).toBeVisible()
  await expect.element(dialog.getByText(/^5 blocks · /)).toBeVisible()
  await expect.element(dialog.getByText(/1 subtitle without a word/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Insert 5 blocks' }))
  await expect.element(block(2)).toHaveValue('Salam, dostlar!')
  return app
}

test('subtitles are spoken at their times: silence is fitted, and what is too long is listed', {
  tags: 'long',
}, async () => {
  const { world } = await addSubtitles()
  await expect.poll(() => contentOf(world)).toEqual([1, 'Salam, dostlar!', 2, words(25), 'Sağ olun.'])
  await userEvent.click(page.getByRole('button', { name: /^Generate 3/ }))
  const fitted = page.getByRole('status').filter({ hasText: 'Silence fitted to the subtitles' })
  await expect.element(fitted).toBeVisible()
  await expect.poll(() => contentOf(world)).toEqual([1, 'Salam, dostlar!', 2.8, words(25), 'Sağ olun.'])
  await userEvent.click(page.getByRole('button', { name: 'Show', exact: true }))
  await userEvent.click(dialog.getByRole('button', { name: /söz1 .*0\.5\ss too long/ }))
  await expect.element(block(4)).toHaveFocus()
})

test('silence is fitted on the next visit if the customer left while the subtitles were spoken', {
  tags: 'long',
}, async () => {
  const { world, go, address, reload } = await addSubtitles()
  await expect.poll(() => contentOf(world)).toEqual([1, 'Salam, dostlar!', 2, words(25), 'Sağ olun.'])
  const project = address()
  void world.write((tx) => setPace(tx, 3_000))
  await userEvent.click(page.getByRole('button', { name: /^Generate 3/ }))
  await expect.element(page.getByText('In progress').first()).toBeVisible()
  go('/en')
  await expect.element(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  world.clock.advance(60_000)
  await expect.poll(() => statusOf(world)).toBe(projectStatuses.COMPLETED)
  reload()
  go(project)
  await expect.poll(() => contentOf(world)).toEqual([1, 'Salam, dostlar!', 2.8, words(25), 'Sağ olun.'])
})

test('the subtitle file is downloaded exactly as it was, and with the edits once there are some', async () => {
  await addSubtitles()
  const saved = catchSavedFiles()
  const download = async () => {
    await userEvent.click(page.getByRole('button', { name: 'Subtitles', exact: true }))
    await userEvent.click(dialog.getByRole('button', { name: 'Download SRT' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  }
  await download()
  expect(await saved[0]?.text).toBe(FILM)
  expect(saved[0]?.name).toBe('film.srt')
  await userEvent.fill(block(2), 'Salam, qonşular!')
  await download()
  await expect.poll(() => saved.at(-1)?.text).toBe(FILM.replace('<i>Salam</i>, dostlar!', 'Salam, qonşular!'))
})

test('adding subtitles is one step of undo', { tags: 'long' }, async () => {
  const { world } = await addSubtitles()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('button', { name: 'Paste a text' })).toBeVisible()
  await expect.poll(() => contentOf(world)).toEqual([])
})
