import { expect, test } from 'vitest'
import { probeFilm } from '#tests/support/backend/probe-audio.ts'
import { probeSubtitles } from '#tests/support/backend/probe-subtitles.ts'
import { filmWith, pictureBytes } from '#tests/support/film-file.ts'
import { NoSubtitleTrackError, withSubtitleTrack } from './subtitle-track.ts'

const RATE = 8_000
const silence = { sampleRate: RATE, samples: new Int16Array(6 * RATE) }

const texts = [
  { start: 0.5, end: 2, text: 'Sabahınız xeyir.\nДоброе утро.' },
  { start: 3, end: 4.25, text: 'Bu gün hava günəşlidir.' },
]

test('other programs find the subtitles of a film in a track with its language and times', async () => {
  const made = await withSubtitleTrack(await filmWith(silence), texts, 'aze')
  const bytes = new Uint8Array(await made.arrayBuffer())
  const { streams } = await probeFilm(bytes)
  expect(streams.map(({ kind }) => kind)).toEqual(['video', 'audio', 'subtitle'])
  expect(streams[2]).toMatchObject({ codec: 'mov_text', language: 'aze' })
  const { cues } = await probeSubtitles(bytes, 'mp4')
  expect(cues.map(({ start, seconds }) => [start, seconds])).toEqual([
    [0, 0.5],
    [0.5, 1.5],
    [2, 1],
    [3, 1.25],
    [4.25, 1.75],
  ])
})

test('the picture of a film with subtitles is the same, bit for bit', async () => {
  const film = await filmWith(silence)
  const made = await withSubtitleTrack(film, texts, 'aze')
  expect(await pictureBytes(made)).toEqual(await pictureBytes(film))
})

test('subtitles are not added to a file that is no film', async () => {
  await expect(withSubtitleTrack(new Blob(['no film']), texts, 'aze')).rejects.toThrow(NoSubtitleTrackError)
})
