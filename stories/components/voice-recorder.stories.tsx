import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { FinishedRecording } from '#src/audio/recording/finished-recording.tsx'
import { createRecorder } from '#src/audio/recording/recorder.ts'
import { VoiceRecorder } from '#src/audio/recording/voice-recorder.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Voice recorder',
  tags: ['picture'],
  component: VoiceRecorder,
  subcomponents: { FinishedRecording },
  parameters: {
    guide: {
      is: 'A recorder for the customer’s voice: ask, record, hold, listen, use.',
      use: 'Where a sample or a text is spoken.',
      instead: 'DropZone for recordings that exist.',
      keys: 'Tab stops at each button; Enter and Space press it.',
      roles: 'A group with a name; the state is a `status`, time and level are hidden.',
      heard: 'That it asks, records, is held or has failed, and why.',
      status: 'new',
    } satisfies Guide,
    advice: {
      do: 'Ask for the microphone when the customer presses, and let a take be heard before it is used.',
      dont: 'Throw a take away without a word when the recording breaks off.',
    },
    world: { account: null },
  },
  args: { names: [], maxSeconds: 300, onUse: fn() },
} satisfies Meta<typeof VoiceRecorder>

export default meta
type Story = StoryObj<typeof meta>

/** A microphone that fails with the error name that browsers use. */
const failingMicrophone = (name: string) => () => Promise.reject(new DOMException('No microphone', name))

const recordWith = (openMicrophone: () => Promise<MediaStream>, said: () => string): Story => ({
  args: { openMicrophone },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: i18n.t('recording:start') }))
    await page.findByText(said())
  },
})

export const Default: Story = {}

/** A silent microphone. */
function quietMicrophone() {
  const context = new AudioContext()
  return Promise.resolve(context.createMediaStreamDestination().stream)
}

const press = async (page: ReturnType<typeof within>, name: string) =>
  userEvent.click(await page.findByRole('button', { name }))

/** Stops the time, so that the length is the same in every picture. */
function stopTime() {
  const now = performance.now()
  spyOn(performance, 'now').mockReturnValue(now)
}

export const Recording: Story = {
  ...recordWith(quietMicrophone, () => i18n.t('recording:running')),
  beforeEach: stopTime,
  tags: ['long'],
}

export const Paused: Story = {
  args: { openMicrophone: quietMicrophone },
  beforeEach: stopTime,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(page, i18n.t('recording:start'))
    await press(page, i18n.t('recording:hold'))
    await page.findByText(i18n.t('recording:held'))
    await page.findByRole('button', { name: i18n.t('recording:goOn') })
  },
}

const RATE = 8_000
const LENGTH_S = 6

/** A tone that swells and fades. */
function takenSound() {
  const samples = Int16Array.from({ length: LENGTH_S * RATE }, (_, at) =>
    Math.round(9_000 * Math.sin(at / 6) * Math.abs(Math.sin(at / 3_000))),
  )
  const file = new File([encodeWav({ sampleRate: RATE, samples })], 'recording.wav', { type: 'audio/wav' })
  return { file, url: URL.createObjectURL(file), duration: LENGTH_S }
}

/** A finished recording can be played before it is used. */
export const Taken: Story = {
  loaders: [() => ({ recording: takenSound() })],
  render: ({ maxSeconds, onUse }, { loaded: { recording } }) => (
    <FinishedRecording
      recording={recording}
      recorder={createRecorder({ maxSeconds })}
      useLabel={i18n.t('recording:use')}
      onUse={onUse}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('button', { name: i18n.t('recording:listen') })
    await page.findByRole('button', { name: i18n.t('recording:use') })
    await waitFor(() => expect(canvasElement.querySelector('svg[viewBox] path')).not.toBeNull())
  },
}

export const Asking: Story = recordWith(
  () => new Promise(() => undefined),
  () => i18n.t('recording:asking'),
)

export const Refused: Story = recordWith(failingMicrophone('NotAllowedError'), () =>
  i18n.t('recording:refused.title'),
)

export const Absent: Story = recordWith(failingMicrophone('NotFoundError'), () =>
  i18n.t('recording:absent.title'),
)

export const Busy: Story = recordWith(failingMicrophone('NotReadableError'), () =>
  i18n.t('recording:busy.title'),
)

// An error with an unspecific name, and a permission that cannot be queried.
export const Failed: Story = {
  ...recordWith(failingMicrophone('AbortError'), () => i18n.t('recording:failed.title')),
  beforeEach: () => {
    spyOn(navigator.permissions, 'query').mockRejectedValue(new TypeError('No such permission'))
  },
}
