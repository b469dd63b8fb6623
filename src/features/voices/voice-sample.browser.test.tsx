import { expect, onTestFinished, test } from 'vitest'
import { player } from '#src/audio/player.ts'
import { playWithoutSound } from '#tests/support/play-without-sound.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { usePreviewEnd, voiceTrack } from './voice-sample.ts'

function Voices() {
  usePreviewEnd()
  return null
}

test('leaving the voices stops a preview, and nothing else that plays', async () => {
  playWithoutSound()
  onTestFinished(() => player.close())
  const shown = () => player.getState().tracks.map(({ title }) => title)
  const preview = voiceTrack({ id: 1, name: 'Aygün' }, { language: 1, text: '' }, '/voice.wav')
  async function leaveWhile(tracks: Parameters<typeof player.load>[0]) {
    player.load(tracks)
    const { root, leave } = showOnPage(<Voices />)
    root.render(<Voices />)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    leave()
  }
  await leaveWhile([{ ...preview, id: 'project 1', title: 'Story' }])
  await expect.poll(shown).toEqual(['Story'])
  await leaveWhile([preview])
  await expect.poll(shown).toEqual([])
})
