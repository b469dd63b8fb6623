import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { correctionRecord } from '#src/features/corrections/correction-record.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { playWithoutSound } from '#tests/support/play-without-sound.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

const MEETING = { customer_id: 1, title: 'Planlaşdırma iclası' }

async function open() {
  const { world } = await openApp('/en/services', {
    scenario: 'transcripts',
    engines: quickEngines(),
    prepare: ({ db }) => `/en/services/speech-to-text/${db.projects.first(MEETING)?.id}`,
  })
  const { db } = world
  const { id = 0 } = db.projects.first(MEETING) ?? {}
  const speakers = () => db.transcriptVersions.list({ where: { project_id: id } }).at(-1)?.speakers ?? []
  const nameAt = (block: number) => {
    const speaker = db.blocks.get(block)?.segment?.speaker_id
    return speakers().find((one) => one.id === speaker)?.name
  }
  return {
    names: () => speakers().map(({ name }) => name),
    whoSpeaks: () => db.outlines.get(id)?.block_ids.map(nameAt) ?? [],
  }
}

test('the dialogs of a transcript show the present names and words, and Enter saves a name', async () => {
  onTestFinished(() => correctionRecord.forget())
  const { names, whoSpeaks } = await open()
  correctionRecord.keep([{ from: 'Hamıya', to: 'Hər kəsə', matchCase: false, words: 'word' }])
  const dialog = page.getByRole('dialog')
  await userEvent.click(page.getByRole('button', { name: 'See the places' }))
  const places = dialog.getByRole('list', { name: 'Places' })
  await expect.element(places.getByText('Hər kəsə').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Transcribe again' }))
  await expect.element(dialog.getByRole('textbox', { name: 'Key terms' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const rows = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem')
  await userEvent.click(rows.first().getByRole('button', { name: /^Speaker: / }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Rename…' }))
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(whoSpeaks()[0])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Speakers' }))
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }).first(), 'Aygün')
  // Saves at once, without the pause after the last key.
  await userEvent.keyboard('{Enter}{Control>}s{/Control}')
  await expect.poll(() => names()[0]).toBe('Aygün')
})

test('a name changes everywhere; two speakers become one', { tags: 'long' }, async () => {
  const { names, whoSpeaks } = await open()
  const before = whoSpeaks()
  const [first, ...others] = names()
  await userEvent.click(page.getByRole('button', { name: 'Speakers' }))
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await userEvent.fill(name.first(), 'Aygün')
  await userEvent.keyboard('{Enter}')
  const renamed = before.map((one) => (one === first ? 'Aygün' : one))
  await expect.poll(whoSpeaks).toEqual(renamed)
  await userEvent.click(page.getByRole('button', { name: `Merge ${others[0]} with another` }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Aygün' }))
  await expect.poll(names).toEqual(['Aygün', ...others.slice(1)])
  expect(whoSpeaks()).toEqual(renamed.map((one) => (one === others[0] ? 'Aygün' : one)))
})

test('a name changed for one segment creates a new speaker; the segment can be given back', {
  tags: 'long',
}, async () => {
  const { names, whoSpeaks } = await open()
  const before = whoSpeaks()
  const rows = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem')
  const speaker = rows.first().getByRole('button', { name: /^Speaker: / })
  await userEvent.click(speaker)
  await userEvent.click(page.getByRole('menuitem', { name: 'Rename…' }))
  const dialog = page.getByRole('dialog', { name: 'Name of the speaker' })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Aygün')
  await userEvent.click(dialog.getByRole('radio', { name: 'Only here' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.poll(whoSpeaks).toEqual(['Aygün', ...before.slice(1)])
  await userEvent.click(speaker)
  await userEvent.click(page.getByRole('menuitemradio', { name: before[0] ?? '' }))
  await expect.poll(whoSpeaks).toEqual(before)
  expect(names()).toContain('Aygün')
})

test('“only here” with the name of an existing speaker assigns the segment to them, and creates no duplicate', {
  tags: 'long',
}, async () => {
  const { names, whoSpeaks } = await open()
  const before = whoSpeaks()
  const all = names()
  const other = all.find((name) => name !== before[0]) ?? ''
  const rows = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem')
  await userEvent.click(rows.first().getByRole('button', { name: /^Speaker: / }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Rename…' }))
  const dialog = page.getByRole('dialog', { name: 'Name of the speaker' })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), ` ${other.toLocaleUpperCase('en')} `)
  await expect.element(dialog.getByRole('button', { name: `Merge with ${other}` })).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'Only here' }))
  await userEvent.click(dialog.getByRole('button', { name: `Give to ${other}` }))
  await expect.poll(whoSpeaks).toEqual([other, ...before.slice(1)])
  expect(names()).toEqual(all)
})

test('in the list of speakers an existing name offers a merge, and saves nothing by itself', {
  tags: 'long',
}, async () => {
  const { names, whoSpeaks } = await open()
  const before = whoSpeaks()
  const [first = '', second = '', ...others] = names()
  await userEvent.click(page.getByRole('button', { name: 'Speakers' }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }).first(), second)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText(`${second} is in the list already.`)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: `Merge with ${second}`, exact: true }))
  await expect.poll(names).toEqual([second, ...others])
  expect(whoSpeaks()).toEqual(before.map((name) => (name === first ? second : name)))
})

const hear = page.getByRole('dialog').getByRole('button', { name: /^Hear .+ for three seconds$/ })

test('three seconds of a speaker are heard, from the speaker’s longest segment', {
  tags: 'long',
}, async () => {
  playWithoutSound()
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Speakers' }))
  await expect.poll(() => hear.elements().length).toBeGreaterThan(1)
  await userEvent.click(hear.nth(1))
  await expect.element(hear.nth(1)).toHaveAttribute('aria-pressed', 'true')
  const from = player.getTime()
  player.seek(from + 2.9)
  expect(player.getState().status).toMatch(/playing|loading/)
  player.seek(from + 3)
  await expect.element(hear.nth(1)).toHaveAttribute('aria-pressed', 'false')
  expect(player.getState().status).toBe('paused')
})

test('a speaker who never talks for three seconds is heard until somebody else talks', {
  tags: 'long',
}, async () => {
  playWithoutSound()
  await openApp('/en/services', {
    scenario: 'transcripts',
    engines: quickEngines(),
    prepare(world) {
      const { id = 0 } = world.db.projects.first(MEETING) ?? {}
      void world.write((tx) => {
        for (const block of tx.outlines.need(id).block_ids) {
          const { segment } = tx.blocks.need(block)
          if (!segment) continue
          const end = segment.start + 1
          const words = segment.words.filter((word) => word.end <= end)
          tx.blocks.update(block, { segment: { ...segment, end, words } })
        }
      })
      return `/en/services/speech-to-text/${id}`
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Speakers' }))
  await userEvent.click(hear.first())
  await expect.element(hear.first()).toHaveAttribute('aria-pressed', 'true')
  player.seek(player.getTime() + 1)
  await expect.element(hear.first()).toHaveAttribute('aria-pressed', 'false')
  expect(player.getState().status).toBe('paused')
})
