import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const SCRIPT = `Leyla: Salam, Kənan!
Kənan: Salam, gəl içəri.
Leyla: Yağış yağır.
— Kim gəldi?
— Mənəm, — dedi qoca.
Kənan: Buyurun.
`

const dialog = page.getByRole('dialog')
const block = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })

function contentOf({ db }: World) {
  const [project] = db.projects.list({ where: { customer_id: 1, slug: 'text-to-speech' } }).toReversed()
  return (db.outlines.get(project?.id ?? 0)?.block_ids ?? []).flatMap((id) => {
    const found = db.blocks.get(id)
    return found ? [[found.text, found.settings?.character, found.voice_id !== null]] : []
  })
}

const CAST = [
  ['Salam, Kənan!', 'Leyla', true],
  ['Salam, gəl içəri.', 'Kənan', true],
  ['Yağış yağır.', 'Leyla', true],
  ['— Kim gəldi?', undefined, false],
  ['Mənəm,', 'Qoca', true],
  ['dedi qoca.', undefined, false],
  ['Buyurun.', 'Kənan', true],
]

async function openScript() {
  const app = await openApp('/en/services/text-to-speech', { engines: quickEngines() })
  app.go('/en/services/text-to-speech/create')
  await userEvent.click(page.getByRole('button', { name: 'Paste a text' }))
  await expect.element(dialog).toBeVisible()
  await chooseFiles(new File([SCRIPT], 'play.txt'), 'dialog')
  await expect.element(dialog.getByText('Found: Leyla (2), Kənan (2), Qoca (1)')).toBeVisible()
  return app
}

test('a script becomes blocks in the voices of its speakers, and one undo takes it back', async () => {
  const { world } = await openScript()
  await userEvent.click(dialog.getByRole('switch', { name: /^Give each speaker a voice/ }))
  await userEvent.click(dialog.getByText(/^1 part stays with the narrator/))
  await expect.element(dialog.getByText('Kim gəldi?', { exact: true })).toBeVisible()

  await userEvent.click(dialog.getByRole('combobox', { name: 'Leyla' }))
  await userEvent.click(page.getByRole('option', { name: 'Marcus' }))
  await expect.poll(() => trackOf(player.getState())?.title).toBe('Marcus')
  await userEvent.click(dialog.getByRole('button', { name: 'Insert 7 blocks' }))
  await expect.element(block(1)).toHaveValue('Salam, Kənan!')
  await expect
    .element(page.getByRole('button', { name: /^Voice of block \d+: Leyla · Marcus$/ }).first())
    .toBeVisible()
  await expect.poll(() => contentOf(world)).toEqual(CAST)

  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => contentOf(world)).toEqual([])
})

test('without voices for speakers, a text is inserted as it is', async () => {
  const { world } = await openScript()
  await userEvent.click(dialog.getByRole('button', { name: 'Insert 6 blocks' }))
  await expect.element(block(2)).toHaveValue('Kənan: Salam, gəl içəri.')
  await expect.poll(() => contentOf(world)).toHaveLength(6)
})

test('speakers are found in blocks that are already there, and keep their voice the next time', async () => {
  const { world } = await openScript()
  await userEvent.click(dialog.getByRole('button', { name: 'Insert 6 blocks' }))
  const open = page.getByRole('button', { name: 'Speakers', exact: true })
  await userEvent.click(open)
  await userEvent.click(dialog.getByRole('combobox', { name: 'Qoca' }))
  await userEvent.click(page.getByRole('option', { name: 'Narrator' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Give voices' }))
  const offer = page.getByRole('status').filter({ hasText: 'Voices given' })
  await expect.element(offer).toBeVisible()
  const left = ['— Mənəm, — dedi qoca.', undefined, false]
  await expect.poll(() => contentOf(world)).toEqual([...CAST.slice(0, 4), left, ...CAST.slice(6)])

  await userEvent.click(open)
  await expect.element(dialog.getByRole('combobox', { name: 'Kənan' })).not.toHaveTextContent('Narrator')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Undo' }))
  await expect.poll(() => contentOf(world)[0]).toEqual(['Leyla: Salam, Kənan!', undefined, false])
})
