import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { openTranscript, segmentsOf, segmentText } from '#tests/support/open-transcript.tsx'

test('a click into the text places the caret and plays nothing; playback starts from there', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(2)).toBeVisible()
  const [first, second] = segmentsOf(world)
  await userEvent.click(segmentText(2), { position: { x: 4, y: 10 } })
  await expect.element(segmentText(2)).toHaveFocus()
  expect(player.getState().tracks).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Play the recording' }))
  await expect.poll(() => player.getTime()).toBeGreaterThanOrEqual((second?.segment?.start ?? 0) - 0.1)
  expect(player.getState().tracks[0]?.id).toContain('recording')
  player.pause()
  await userEvent.click(segmentText(1), { position: { x: 4, y: 10 } })
  await expect.poll(() => player.getTime()).toBeLessThan(first?.segment?.end ?? 0)
  expect(player.getState().status).not.toBe('playing')
  player.close()
})

test('a click with Ctrl on a word plays from that word', { tags: 'long' }, async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(2)).toBeVisible()
  const [, second] = segmentsOf(world)
  await userEvent.click(segmentText(2), { position: { x: 4, y: 10 }, modifiers: ['Control'] })
  await expect.poll(() => player.getState().tracks[0]?.id).toContain('recording')
  expect(player.getTime()).toBeGreaterThanOrEqual((second?.segment?.start ?? 0) - 0.1)
  player.close()
})

test('at reduced speed the text follows the playback until the reader scrolls, and again on request', {
  tags: 'long',
}, async () => {
  const { world } = await openTranscript()
  await userEvent.click(page.getByRole('button', { name: 'Play the recording' }))
  const follow = page.getByRole('button', { name: 'Follow the text' })
  await expect.element(page.getByRole('region', { name: 'Player' })).toBeVisible()
  await expect.element(follow).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: /^Playing speed/ }))
  await userEvent.click(page.getByRole('menuitemradio', { name: '0.5×' }))
  expect(player.getState().rate).toBe(0.5)
  const [, second] = segmentsOf(world)
  player.seek((second?.segment?.start ?? 0) + 0.1)
  const lit = () => [...(CSS.highlights.get('spoken') ?? [])].map(String)
  await expect.poll(lit).toEqual([second?.segment?.words[0]?.text])
  dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }))
  await userEvent.click(follow)
  await expect.element(follow).not.toBeInTheDocument()
  player.setRate(1)
  player.close()
})

test('one press leads to the next doubtful word; typing replaces it, and it no longer counts', {
  tags: 'long',
}, async () => {
  await openTranscript('Lecture, part two')
  const next = page.getByRole('button', { name: /^Next doubtful word/ })
  await expect.element(next).toBeVisible()
  const countOf = () => Number(/\d+/.exec(next.element().textContent ?? '')?.[0])
  const before = countOf()
  await userEvent.click(next)
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  const field = () => document.activeElement as HTMLTextAreaElement
  const word = field().value.slice(field().selectionStart, field().selectionEnd)
  expect(word).toMatch(/^\S+$/)
  const text = field().value
  await userEvent.keyboard('right')
  expect(field().value).toBe(text.replace(word, 'right'))
  await expect.poll(countOf).toBe(before - 1)
})
