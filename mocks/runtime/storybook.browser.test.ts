import { afterAll, expect, test } from 'vitest'
import { endStoryWorld, storyWorld, WORLD_HEADER } from './story-worlds.ts'
import { startStoryWorker } from './storybook.ts'

function silence(seconds = 2): Uint8Array<ArrayBuffer> {
  const size = seconds * 8000
  const bytes = new Uint8Array(44 + size).fill(128)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, 36 + size, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8000, true)
  view.setUint32(28, 8000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, size, true)
  return bytes
}

const happens = (target: EventTarget, name: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(new Error(`instead of ${name}: an error`)), { once: true })
  })

const worlds = ['story-a', 'story-b'] as const
afterAll(() => Promise.all(worlds.map(endStoryWorld)))

test('each story’s requests go to its own world', async () => {
  await startStoryWorker()
  const ask = (id: string, language: string) =>
    fetch('/api/customer/balance', { headers: { [WORLD_HEADER]: id, 'accept-language': language } })
  const [first, second] = [await storyWorld('story-a', 'main'), await storyWorld('story-b', 'main')]
  expect((await ask('story-a', 'en')).status).toBe(401)
  expect([first.journal.entries.length, second.journal.entries.length]).toEqual([1, 0])
  first.faults.add({ fault: { kind: 'network' } })
  await expect(ask('story-a', 'en')).rejects.toThrow('Failed to fetch')
  expect((await (await ask('story-b', 'ru')).json()).success).toBe(false)
})

test('a media element plays and seeks in a file of the world', async () => {
  await startStoryWorker()
  const world = await storyWorld('story-a', 'main')
  const url = await world.write((tx) =>
    tx.files.put({ content: silence(), mime: 'audio/wav', name: 'a.wav' }),
  )
  const audio = new Audio()
  const ready = happens(audio, 'loadedmetadata')
  audio.src = url
  await ready
  expect(audio.duration).toBeCloseTo(2, 1)
  const sought = happens(audio, 'seeked')
  audio.currentTime = 1.5
  await sought
  expect(audio.currentTime).toBeCloseTo(1.5, 1)
  expect(audio.seekable.end(0)).toBeCloseTo(2, 1)
})

test('a form with a file arrives whole', async () => {
  await startStoryWorker()
  const world = await storyWorld('story-b', 'main')
  const form = new FormData()
  form.append('body', JSON.stringify({ title: 'x' }))
  form.append('image', new File([silence(1)], 'ə.png', { type: 'image/png' }))
  const answer = await fetch('/api/customer/image-update', {
    method: 'POST',
    body: form,
    headers: { [WORLD_HEADER]: 'story-b' },
  })
  expect(answer.status).toBe(401)
  expect(world.journal.entries.at(-1)).toMatchObject({ endpoint: 'updateImage', status: 401 })
})
