import { afterAll, expect, test } from 'vitest'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { endStoryWorld, storyWorld } from './story-worlds.ts'
import { startStoryWorker } from './storybook.ts'
import { WORLD_HEADER } from './world-header.ts'

const silence = (seconds = 2) => encodeWav({ samples: new Int16Array(seconds * 8_000), sampleRate: 8_000 })

const happens = (target: EventTarget, name: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(new Error(`instead of ${name}: an error`)), { once: true })
  })

const worlds = ['story-a', 'story-b'] as const
afterAll(async () => {
  await Promise.all(worlds.map(endStoryWorld))
  // A page under another page's worker is not shown before its backend, which other tests of this page check.
  for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
})

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

test('files of the page are fetched by the browser alone, because each would take time of the page', async () => {
  await startStoryWorker()
  await storyWorld('story-b', 'main')
  const passed: string[] = []
  const note = ({ data }: MessageEvent) => {
    if (data?.type === 'REQUEST') passed.push(new URL(data.payload.url).pathname)
  }
  navigator.serviceWorker.addEventListener('message', note)
  await fetch('/src/app/brand-mark.svg')
  await fetch('/api/customer/balance', { headers: { [WORLD_HEADER]: 'story-b' } })
  navigator.serviceWorker.removeEventListener('message', note)
  expect(passed).toEqual(['/api/customer/balance'])
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

test('a form with a file arrives complete', async () => {
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
