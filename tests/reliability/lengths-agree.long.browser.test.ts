import { BlobSource, Input, MATROSKA, MP4, QTFF, WAVE, WEBM } from 'mediabunny'
import { beforeAll, expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import type { ExportFile } from '#src/contract/runs.ts'
import { type CustomerHere, leylaInPage } from '#tests/support/customer-in-page.ts'
import { mediaCases, type ReadSupportFile } from '#tests/support/media-cases.ts'

/** Allowed difference from the length that ffprobe reports, in seconds. */
const TOLERANCE_S = 0.1
const AZ = 1
const EN = 3

const addresses = import.meta.glob<string>(
  [
    '/tests/support/files/*.{wav,mp3,aac,flac,m4a,m4b,mov,3gp,amr,opus,ogg,webm,mp4,mkv,spx}',
    '/tests/support/recordings/*',
  ],
  { eager: true, query: '?url', import: 'default' },
)

const read: ReadSupportFile = async (path) => {
  const response = await fetch(addresses[`/tests/support/${path}`] ?? '')
  return new Uint8Array(await response.arrayBuffer())
}

type Row = (typeof mediaCases)[number]
const fileOf = async (row: Row) => new File(await row.make(read), row.name)
const rows = mediaCases.filter(({ foreign }) => foreign === undefined)
const films = rows.filter(({ name }) => /^(?:17|23|24|25|26|29|webm-film)/.test(name))

let leyla: CustomerHere
beforeAll(async () => {
  leyla = await leylaInPage()
})

/** Length of a sound as a player of this browser shows it. */
function playedLength(sound: Blob): Promise<number> {
  const player = new Audio()
  return new Promise((resolve, reject) => {
    player.addEventListener('loadedmetadata', () => resolve(player.duration))
    player.addEventListener('error', () => reject(new Error(player.error?.message)))
    player.src = URL.createObjectURL(sound)
  })
}

const secondsOf = (time: string) =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)

/** The latest moment in subtitles, in seconds. */
const lastMoment = (srt: string) =>
  Math.max(...[...srt.matchAll(/--> ([\d:,]+)/g)].map(([, time = '']) => secondsOf(time)))

async function exported(service: string, id: number, choice: object): Promise<Blob> {
  const path = `/services/${service}`
  await leyla.call('POST', `${path}/export/${id}`, { layout: 'single', ...choice })
  await leyla.world.idle()
  const { data } = await leyla.call<{ exports: ExportFile[] }>('GET', `${path}/get-response/${id}`)
  return leyla.file(data.exports[0]?.url ?? '')
}

test.each(rows)('project, player and captions of $name have the length of the file', async (row) => {
  const path = '/services/speech-to-text'
  const sent = await leyla.send<{ project: Project }>(`${path}/init`, { file: await fileOf(row) })
  expect([sent.status, sent.message]).toEqual([200, undefined])
  const { id, duration, body } = sent.data.project
  const length = row.seconds ?? 0
  expect(Math.abs((duration ?? 0) - length)).toBeLessThan(TOLERANCE_S)
  const played = await playedLength(await leyla.file(body.transcript?.source?.audio_url ?? ''))
  expect(Math.abs(played - length)).toBeLessThan(TOLERANCE_S)
  await leyla.call('POST', `${path}/generate/${id}`, { scope: 'all' })
  await leyla.world.idle()
  const srt = await (await exported('speech-to-text', id, { format: 'srt' })).text()
  expect(lastMoment(srt)).toBeGreaterThan(0)
  expect(lastMoment(srt)).toBeLessThanOrEqual((duration ?? 0) + 0.001)
})

/** Players open an old QuickTime film only after its repair, so its sizes are known here. */
const OLD_MOVIE = { name: '17-mov-without-ftyp.mov', picture: [0, 96, 54] }

async function factsOf(film: Blob) {
  const input = new Input({ source: new BlobSource(film), formats: [MP4, QTFF, WEBM, MATROSKA, WAVE] })
  const picture = await input.getPrimaryVideoTrack()
  return {
    length: await input.computeDuration(),
    picture: picture && [picture.rotation, picture.displayWidth, picture.displayHeight],
  }
}

test.each(films)('the dub of $name has the length, rotation and shape of the film', async (row) => {
  const path = '/services/dubbing'
  const file = await fileOf(row)
  const dubbing = { source_language: EN, target_languages: [AZ] }
  const sent = await leyla.send<{ project: Project }>(`${path}/init`, { file, dubbing })
  expect([sent.status, sent.message, sent.errors]).toEqual([200, undefined, undefined])
  const { id } = sent.data.project
  await leyla.call('POST', `${path}/generate/${id}`, { scope: 'all' })
  await leyla.call('POST', `${path}/${id}/payment`)
  await leyla.world.idle()
  const { data } = await leyla.call<{ project: Project }>('GET', `${path}/${id}`)
  const output = await leyla.file(data.project.body.dubbing?.outputs[0]?.audio_url ?? '')
  const length = row.seconds ?? 0
  expect(Math.abs((await playedLength(output)) - length)).toBeLessThan(TOLERANCE_S)
  const wav = await factsOf(await exported('dubbing', id, { format: 'wav', language: AZ }))
  expect(Math.abs(wav.length - length)).toBeLessThan(TOLERANCE_S)
  const format = row.name.endsWith('.webm') ? 'webm' : 'mp4'
  const made = await factsOf(await exported('dubbing', id, { format, language: AZ }))
  expect(Math.abs(made.length - length)).toBeLessThan(TOLERANCE_S)
  const right = row.name === OLD_MOVIE.name ? OLD_MOVIE : await factsOf(file)
  expect(made.picture).toEqual(right.picture)
})
