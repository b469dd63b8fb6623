import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languageIds } from '#mocks/catalog/languages.ts'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const { az } = languageIds

const currentTrack = () => trackOf(player.getState())
const dubbed = (place: number) =>
  page.getByRole('textbox', { name: `Azerbaijani, segment ${place}`, exact: true })
const playDub = (place: number) => page.getByRole('button', { name: `Play the dub of segment ${place}` })

test('in an unfinished dub each spoken segment is played alone, instead of the original', async () => {
  await openApp('/en/services/dubbing/2', { scenario: 'dubs-running', engines: quickEngines() })
  await expect.element(playDub(4)).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: 'Dub' })).not.toBeInTheDocument()
  await playDub(2).click()
  await expect.poll(() => currentTrack()?.url ?? '').toContain('take-dub-')
  await page.getByRole('button', { name: 'Play the original of segment 2' }).click()
  await expect.poll(() => currentTrack()?.url ?? '').toContain('tour-en')
})

test('a word cut off by the next segment is not highlighted', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/services/dubbing/4', { scenario: 'dubs', engines: quickEngines() })
  const lit = () => [...(CSS.highlights.get('spoken') ?? [])].map(String)
  const segmentAt = (place: number) =>
    world.db.blocks.need(world.db.outlines.need(4).block_ids[place - 1] ?? 0)
  const { segment, translations } = segmentAt(2)
  const from = segment?.start ?? 0
  const take = world.db.takes.need(translations?.[az]?.take_id ?? 0)
  const word = take.words.at(-1)
  const next = segmentAt(3).translations?.[az]?.text.split(' ')[0]
  await expect.element(dubbed(3)).toBeVisible()
  const at = from + (word?.start ?? 0) + 0.01
  await playDub(2).click()
  player.pause()
  player.seek(at)
  await expect.poll(lit).toContain(word?.text)
  await page.getByRole('textbox', { name: 'Start of segment 3', exact: true }).fill((at - 0.2).toFixed(1))
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => {
      player.seek(at)
      return lit()
    })
    .toContain(next)
  expect(lit()).not.toContain(word?.text)
})

test('a changed sentence that cannot be spoken shows the reason, keeps its previous sound, and is offered again', {
  tags: 'long',
}, async () => {
  const engines = quickEngines((text) => text.startsWith('Alınmır'))
  await openApp('/en/services/dubbing/4', { scenario: 'dubs', engines })
  await userEvent.fill(dubbed(2), 'Alınmır.')
  const renew = page.getByRole('button', { name: /Regenerate changed \(1\)/ })
  await renew.click()
  await expect.element(page.getByText(/The speech service is not available now/).first()).toBeVisible()
  await expect.element(renew).toBeVisible()
  await expect.element(playDub(2)).toBeEnabled()
})

test.each([360, 640, 1280])(
  'the name of the language shown is not cut off at %i px, in Russian too',
  { tags: 'long' },
  async (width) => {
    await page.viewport(width, 740)
    onTestFinished(() => page.viewport(1280, 800))
    await openApp('/ru/services/dubbing/4', { scenario: 'dubs', engines: quickEngines() })
    const language = page.getByRole('toolbar').getByText('Азербайджанский')
    await expect.element(language).toBeVisible()
    expect(language.element().scrollWidth).toBeLessThanOrEqual(language.element().clientWidth)
  },
)

const picture = { width: 640, height: 360, codecs: { picture: 'avc', sound: 'aac' } }

test.each([
  ['a recording', 'Recording', 'Play the recording', undefined],
  ['a video', 'Video', 'Play the video', picture],
])(
  'the workspace names the dubbed file correctly: %s',
  { tags: 'long' },
  async (_what, name, play, picture) => {
    await openApp('/en/services/dubbing/4', {
      scenario: 'dubs',
      engines: quickEngines(),
      prepare(world) {
        void world.write((tx) => tx.dubbings.update(4, { picture }))
        return undefined
      },
    })
    await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: play, exact: true })).toBeVisible()
  },
)
