import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { setPace } from '#mocks/features/runs/pace.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { currentDub, DUBBING, exportedDub, filmDraft } from '#tests/support/backend/dubbing-project.ts'
import { probeFilm } from '#tests/support/backend/probe-audio.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'
import { speakAsStranger, wavFile } from '#tests/support/backend/transcript-project.ts'
import { filmWith, pictureBytes } from '#tests/support/film-file.ts'

const { DRAFT, COMPLETED, WAITING_FOR_ORDERING, ORDERED } = projectStatuses
const spoken = () => speakAsStranger(['The meeting begins at ten.', 'Please bring your own cup.'])

test('a customer sends a film, pays its quote and gets it in another language with the same picture', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const film = await filmWith(await spoken())
  const draft = await filmDraft(client, film, { source_language: languageIds.en })
  expect(draft).toMatchObject({ status: DRAFT, price: '3.00' })
  expect(draft.body.dubbing?.source).toMatchObject({ kind: 'video', width: 64, height: 36 })
  const money = await balanceOf(client)
  const quoted = await client.post<{ project: { status: number } }>(`${DUBBING}/generate/${draft.id}`, {
    scope: 'all',
    expected_price: '3.00',
  })
  expect(quoted.project.status).toBe(WAITING_FOR_ORDERING)
  const paid = await client.post<{ project: { status: number } }>(`${DUBBING}/${draft.id}/payment`)
  expect([ORDERED, projectStatuses.IN_PROGRESS]).toContain(paid.project.status)
  await client.world.idle()
  const project = await currentDub(client, draft.id)
  expect(project.status).toBe(COMPLETED)
  expect(Number(money) - Number(await balanceOf(client))).toBeCloseTo(3, 5)
  expect(project.body.blocks.length).toBeGreaterThan(0)
  for (const { text, translations } of project.body.blocks) {
    expect(text).not.toBe('')
    expect(translations?.[languageIds.az]).toMatchObject({ is_stale: false, generated: { status: 'ready' } })
  }
  const made = await exportedDub(client, draft.id, { format: 'mp4', language: languageIds.az })
  const { streams } = await probeFilm(new Uint8Array(await made.arrayBuffer()))
  expect(streams.map(({ kind, codec, language }) => [kind, codec, language])).toEqual([
    ['video', 'h264', 'und'],
    ['audio', 'aac', 'aze'],
  ])
  expect(Math.abs((streams[0]?.duration ?? 0) - (streams[1]?.duration ?? 9))).toBeLessThan(0.05)
  expect(await pictureBytes(made)).toEqual(await pictureBytes(film))
})

test('the remaining time of a dub never grows, and its progress never shrinks', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  await client.world.write((tx) => setPace(tx, 1000))
  const film = wavFile(
    await speakAsStranger(['The meeting begins at ten.', 'Please bring your own cup.', 'Thank you.']),
  )
  const wanted = { source_language: languageIds.en, target_languages: [languageIds.az, languageIds.ru] }
  const { id } = await filmDraft(client, film, wanted)
  await client.post(`${DUBBING}/generate/${id}`, { scope: 'all' })
  await client.post(`${DUBBING}/${id}/payment`)
  const left: number[] = []
  const done: number[] = []
  let now = await currentDub(client, id)
  while (now.status !== COMPLETED) {
    if (typeof now.eta_seconds === 'number') {
      left.push(now.eta_seconds)
      done.push(now.progress)
    }
    client.world.clock.advance(1000)
    await client.world.idle()
    now = await currentDub(client, id)
  }
  expect(left.length).toBeGreaterThan(4)
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  expect(done).toEqual(done.toSorted((a, b) => a - b))
})
