import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { waitForAudioTime } from '#tests/support/wait-for-audio-time.ts'
import { measureFile } from '../measure-file.ts'
import { VoiceRecorder } from './voice-recorder.tsx'

let context: AudioContext | undefined

beforeAll(() => startI18n('en', ['recording', 'player']))
afterEach(() => {
  vi.restoreAllMocks()
  void context?.close()
  context = undefined
})

function hummingMicrophone() {
  context = new AudioContext()
  const hum = context.createOscillator()
  const height = context.createGain()
  height.gain.value = 0.3
  const out = context.createMediaStreamDestination()
  hum.connect(height).connect(out)
  hum.start()
  return out.stream
}

const onUse = vi.fn<(file: File, durationS: number) => void>()

function show(openMicrophone: () => Promise<MediaStream>, maxSeconds = 60) {
  onUse.mockClear()
  return showOnPage(
    <VoiceRecorder
      names={['Recording 1.wav', 'Recording 3.webm']}
      maxSeconds={maxSeconds}
      onUse={onUse}
      openMicrophone={openMicrophone}
    />,
  )
}

const button = (name: string) => page.getByRole('button', { name })

test('a recording is a sound file of its own length, and the microphone is released', {
  tags: 'long',
}, async () => {
  const stream = hummingMicrophone()
  show(async () => stream)
  await button('Start recording').click()
  await expect.element(page.getByText('00:01 / 01:00')).toBeVisible()
  await button('Stop').click()
  await expect.element(button('Listen')).toHaveFocus()
  expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true)
  await button('Use this recording').click()
  const [file, durationS] = onUse.mock.lastCall ?? []
  expect(file?.name).toBe('Recording 2.webm')
  const { duration, measures } = await measureFile(file ?? new Blob())
  expect(duration).toBeGreaterThan(0.8)
  expect(Math.abs(duration - (durationS ?? 0))).toBeLessThan(0.4)
  expect(measures?.loudness).toBeGreaterThan(-30)
  await expect.element(button('Start recording')).toHaveFocus()
})

test('a pause is neither recorded nor counted, and the recording is shown', { tags: 'long' }, async () => {
  show(async () => hummingMicrophone())
  await button('Start recording').click()
  await expect.element(page.getByText(/^00:01 \//)).toBeVisible()
  await button('Pause').click()
  await expect.element(page.getByText(/^Paused\./)).toBeVisible()
  const held = page.getByText(/^00:0\d \//).element().textContent
  if (context) await waitForAudioTime(context, 2)
  expect(page.getByText(/^00:0\d \//).element().textContent).toBe(held)
  await button('Resume').click()
  await expect.element(page.getByText(/^Recording\./)).toBeVisible()
  await button('Stop').click()
  await expect.poll(() => document.querySelector('section svg[viewBox="0 0 300 24"] path')).not.toBeNull()
  await button('Use this recording').click()
  const [file, durationS = 0] = onUse.mock.lastCall ?? []
  expect(durationS).toBeLessThan(2.5)
  expect((await measureFile(file ?? new Blob())).duration).toBeLessThan(2.8)
})

test('a recording ends at its limit and can be made again', { tags: 'long' }, async () => {
  const openMicrophone = vi.fn(async () => hummingMicrophone())
  show(openMicrophone, 1)
  await button('Start recording').click()
  // A busy machine checks the limit late, and may finish the second recording before it is visible.
  await expect.element(page.getByText(/^Recorded: 00:0\d$/)).toBeVisible()
  await button('Record again').click()
  await expect.poll(() => openMicrophone.mock.calls.length).toBe(2)
  await expect.element(page.getByText(/^Recorded: 00:0\d$/)).toBeVisible()
})

test('a silent microphone is reported', { tags: 'long' }, async () => {
  context = new AudioContext()
  const { stream } = context.createMediaStreamDestination()
  show(async () => stream)
  await button('Start recording').click()
  await expect.element(page.getByText(/^Nothing is heard/)).toBeVisible()
})

test.each([
  ['NotAllowedError', 'The microphone is not allowed'],
  ['NotFoundError', 'No microphone was found'],
  ['NotReadableError', 'The microphone is in use by another program'],
])('%s is reported with a solution, and a retry works', async (name, title) => {
  let tries = 0
  show(async () => {
    tries += 1
    if (tries === 1) throw new DOMException('no', name)
    return hummingMicrophone()
  })
  await button('Start recording').click()
  await expect.element(page.getByRole('alert').getByText(title)).toBeVisible()
  await button('Try again').click()
  await expect.element(button('Stop')).toHaveFocus()
})

test.each([
  ['prompt', 'The microphone is not allowed'],
  ['denied', 'The microphone is not allowed'],
  ['granted', 'The microphone could not be used'],
] as const)('an ambiguous error while the permission is "%s" is reported', async (state, title) => {
  const permission = Object.assign(new EventTarget(), { state })
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(permission as PermissionStatus)
  show(() => Promise.reject(new DOMException('Not supported', 'NotSupportedError')))
  await button('Start recording').click()
  await expect.element(page.getByRole('alert').getByText(title)).toBeVisible()
})

test('an ambiguous error is reported as a failed microphone if the browser does not know the permission', async () => {
  vi.spyOn(navigator.permissions, 'query').mockRejectedValue(new TypeError('No such permission'))
  show(() => Promise.reject(new DOMException('Not supported', 'NotSupportedError')))
  await button('Start recording').click()
  await expect.element(page.getByRole('alert').getByText('The microphone could not be used')).toBeVisible()
})

test('leaving releases a microphone that is allowed afterwards', async () => {
  const stream = hummingMicrophone()
  let allow: (stream: MediaStream) => void = () => {}
  const { leave } = show(() => new Promise((resolve) => (allow = resolve)))
  await button('Start recording').click()
  await expect.element(page.getByText(/asking for the microphone/)).toBeVisible()
  leave()
  allow(stream)
  await expect.poll(() => stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true)
})
