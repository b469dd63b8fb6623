import { expect, test } from 'vitest'
import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { fetchFrom } from '#mocks/runtime/fetch-from.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'

// Uses canned words, because recognising English takes a minute of processor time.
const engines = { ...createBrowserEngines(), hearing: undefined }

/** Leyla's client in a separate world, created as a page of the sandbox does. */
async function leyla() {
  const world = await scenarioWorld('main', engines, { clock: frozenClock(Date.UTC(2026, 10, 21)) })
  const fetch = fetchFrom(world)
  const { email, password } = demoAccounts.leyla
  const json = { 'content-type': 'application/json', 'accept-language': 'en' }
  const answer = await fetch('/api/customer/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const { data } = await answer.json()
  const authorization = `Bearer ${data.access_token}`
  const headers = { authorization, 'accept-language': 'en' }
  return {
    world,
    async send(file: File) {
      const body = new FormData()
      body.append('file', file)
      const response = await fetch('/api/services/speech-to-text/init', { method: 'POST', headers, body })
      return { status: response.status, ...(await response.json()) }
    },
    async transcribe(id: number): Promise<Project> {
      const path = `/api/services/speech-to-text`
      const body = JSON.stringify({ scope: 'all' })
      await fetch(`${path}/generate/${id}`, { method: 'POST', headers: { ...json, authorization }, body })
      await world.idle()
      return (await (await fetch(`${path}/${id}`, { headers })).json()).data.project
    },
  }
}

const speak = (text: string) =>
  engines.speech.speak({ text, locale: 'en', timbre: timbreFor(2, 'man'), speed: 1, pitch: 0 })

/** A sound, as recorded by the page's recorder. */
async function recorded(samples: Int16Array, sampleRate: number): Promise<Blob> {
  const context = new AudioContext()
  const buffer = context.createBuffer(1, samples.length, sampleRate)
  buffer.copyToChannel(
    Float32Array.from(samples, (sample) => sample / 32_768),
    0,
  )
  const target = context.createMediaStreamDestination()
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(target)
  const recorder = new MediaRecorder(target.stream)
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  const ended = new Promise((resolve) => source.addEventListener('ended', resolve))
  recorder.start()
  source.start()
  await ended
  recorder.stop()
  await stopped
  await context.close()
  return new Blob(parts, { type: recorder.mimeType })
}

test('an MP3 and a recording made on the page are measured and transcribed', { tags: 'long' }, async () => {
  const { send, transcribe } = await leyla()
  const spoken = await speak('Good morning to everybody. This is what I wanted to say today.')
  const mp3 = await engines.encoder.encodeMp3(spoken, 64)
  const first = await send(new File([mp3], 'note.mp3', { type: 'audio/mpeg' }))
  expect(first.status).toBe(200)
  expect(Math.abs(first.data.project.duration - spoken.duration)).toBeLessThan(0.2)
  const webm = await recorded(spoken.samples, spoken.sampleRate)
  const second = await send(new File([webm], 'recording.webm', { type: webm.type }))
  expect(second.status).toBe(200)
  expect(Math.abs(second.data.project.duration - spoken.duration)).toBeLessThan(1)
  expect(second.data.project.body.transcript.source.mime).toBe('audio/webm')
  for (const { data } of [first, second]) {
    const project = await transcribe(data.project.id)
    expect(project.status).toBe(projectStatuses.COMPLETED)
    expect(project.body.transcript?.is_simulated).toBe(true)
    expect(project.body.blocks.length).toBeGreaterThan(0)
  }
})

test('a hostile file is refused with a reason, and the page keeps working', async () => {
  const { send } = await leyla()
  const files: [File, string][] = [
    [new File(['MZ this is a program'], 'a.mp3'), 'damaged'],
    [new File(['ID3 and nothing more'], 'a.mp3'), 'damaged'],
    [new File([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3])], 'a.webm'), 'ends too early'],
    [new File([], 'a.webm'), 'is empty'],
  ]
  for (const [file, words] of files) {
    const answer = await send(file)
    expect(answer.status).toBe(422)
    expect(answer.errors.file[0]).toContain(words)
  }
})

test('the sandbox’s meeting is recognised by its bytes, because the browser generates the same sound as Node', {
  tags: 'long',
}, async () => {
  const { world, send } = await leyla()
  const response = await world.fetch(new Request(`${location.origin}/sandbox/files/main/meeting-en.wav/x`))
  const file = new File([await response.arrayBuffer()], 'meeting-en.wav')
  const { data } = await send(file)
  expect(data.project.body.transcript.is_simulated).toBe(false)
  expect(data.project.duration).toBe(25.781)
})
