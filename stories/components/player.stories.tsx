import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ScrubBar } from '#src/audio/scrub-bar.tsx'
import { TimeLabel } from '#src/audio/time-label.tsx'
import { Waveform } from '#src/audio/waveform.tsx'
import { formatDuration } from '#src/lib/format-length.ts'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Player',
  tags: ['picture'],
  component: ScrubBar,
  subcomponents: { TimeLabel, Waveform },
  parameters: {
    guide: {
      is: 'Time, wave and position of a sound.',
      use: 'In the player and in rows with a take.',
      instead: 'ProgressBar for work that runs.',
      keys: 'Arrows move by seconds, Page Up and Down further, Home and End to the ends.',
      roles: '`slider` with a name and the time in words.',
      heard: 'The name, the time and the length; the wave is hidden.',
      status: 'stable',
    } satisfies Guide,
    advice: { do: 'Light up what is playing, and nothing else.', dont: 'Play two things at once.' },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const DURATION_S = 65
const peaks = Array.from({ length: 200 }, (_, index) => Math.abs(Math.sin(index / 7) * Math.cos(index / 23)))

function Scrub() {
  const [seconds, setSeconds] = useState(21)
  return (
    <div className="flex items-center gap-3">
      <TimeLabel seconds={seconds} />
      <ScrubBar
        label={say('Səsdəki yer')}
        value={seconds}
        duration={DURATION_S}
        valueText={(place) => `${formatDuration(place)} / ${formatDuration(DURATION_S)}`}
        onSeek={setSeconds}
        className="flex h-10 flex-1 items-center"
      >
        <Waveform peaks={peaks} duration={DURATION_S} isCurrent={false} bars={160} className="h-8 w-full" />
      </ScrubBar>
      <TimeLabel seconds={DURATION_S} />
    </div>
  )
}

export const Default: Story = { render: () => <Scrub /> }

export const Waveforms: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Waveform peaks={peaks} duration={DURATION_S} isCurrent={false} bars={48} className="h-5 w-32" />
      <Waveform peaks={peaks.map(() => 0)} duration={DURATION_S} isCurrent={false} className="h-5 w-32" />
      <Waveform peaks={peaks.map(() => 1)} duration={DURATION_S} isCurrent={false} className="h-5 w-32" />
    </div>
  ),
}

export const Times: Story = {
  render: () => (
    <div className="flex gap-4">
      <TimeLabel seconds={0} />
      <TimeLabel seconds={61.9} />
      <TimeLabel seconds={3_725} />
    </div>
  ),
}
