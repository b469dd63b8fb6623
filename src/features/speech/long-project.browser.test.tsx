import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { PlayerScrubber } from '#src/audio/player-scrubber.tsx'
import { ensureTexts } from '#src/i18n/i18n.ts'
import { giveAllBlocksSound } from '#tests/support/backend/give-all-blocks-sound.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { showOnPage } from '#tests/support/show-on-page.ts'

/** Opens a spoken project of a thousand blocks. Returns the addresses of requests for the rest of results. */
async function openSpoken() {
  const asked: string[] = []
  await openApp('/', {
    scenario: 'big-project-1000',
    prepare(world) {
      const id = [...world.db.projects.all()].find(({ title }) => title.includes('1000'))?.id ?? 0
      void world.write((tx) => giveAllBlocksSound(tx, id))
      const worldFetch = globalThis.fetch
      globalThis.fetch = (input, init) => {
        if (String(input).includes('block_ids=')) asked.push(String(input))
        return worldFetch(input, init)
      }
      return `/en/services/text-to-speech/${id}`
    },
  })
  return asked
}

const textOf = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })

const waveformOf = (place: number) =>
  textOf(place).query()?.closest('li')?.querySelector('svg path.stroke-edge')

test('the waveforms of a long project come with its visible blocks, in one request', {
  tags: 'long',
}, async () => {
  const asked = await openSpoken()
  await expect.element(textOf(1)).toBeVisible()
  await expect.poll(() => waveformOf(1)).toBeTruthy()
  expect(asked).toEqual([])
  const list = textOf(1).element().closest('ol')
  list?.scrollIntoView({ block: 'end' })
  await expect.poll(() => waveformOf(999)).toBeTruthy()
  const wanted = asked.flatMap((address) =>
    new URL(address, location.origin).searchParams.get('block_ids')?.split(','),
  )
  expect(new Set(wanted).size).toBe(wanted.length)
  expect(wanted.length).toBeLessThan(150)
  expect(asked.length).toBeLessThanOrEqual(3)
})

test('the player shows the waveform of a block that plays without ever having been in view', async () => {
  await openSpoken()
  await userEvent.click(page.getByRole('button', { name: 'Play block 1', exact: true }))
  const track = player.getState().tracks[500]
  if (!track) throw new Error('the player has not the whole project')
  await ensureTexts('en', ['player'])
  const { place } = showOnPage(<PlayerScrubber track={track} />)
  await expect.poll(() => place.querySelector('path.stroke-edge')).toBeTruthy()
})
