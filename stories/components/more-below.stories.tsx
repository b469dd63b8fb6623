import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { MoreBelow, useMoreBelow } from '#src/ui/more-below.tsx'
import example from '../examples/more-below.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const lines = Array.from({ length: 12 }, (_, index) => index + 1)

function LongBox() {
  const end = useRef<HTMLSpanElement>(null)
  const isMore = useMoreBelow(end, true)
  return (
    <div
      className="flex flex-col overflow-y-auto rounded-md border border-line px-4"
      style={{ maxHeight: '10rem' }}
    >
      {lines.map((line) => (
        <p key={line} className="py-2">
          {line}
        </p>
      ))}
      <Button>{say('Yarat')}</Button>
      <div className="sticky bottom-0">{isMore && <MoreBelow />}</div>
      <span ref={end} className="-mt-px h-px shrink-0" />
    </div>
  )
}

const meta = {
  title: 'Components/More below',
  tags: ['picture'],
  component: MoreBelow,
  parameters: {
    guide: {
      is: 'A sign that a scrolled box goes on below.',
      use: 'Above buttons that stay at the foot of a box.',
      instead: 'Nothing where the page itself scrolls.',
      keys: 'None: it is not operated.',
      roles: 'Hidden.',
      heard: 'Nothing: a screen reader reads on by itself.',
      status: 'new',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Put it above what stays at the foot of a box that scrolls.',
      dont: 'Show it when the end is in view: `useMoreBelow` knows.',
    },
    world: { account: null },
  },
  render: () => <LongBox />,
} satisfies Meta<typeof MoreBelow>

export default meta
type Story = StoryObj<typeof meta>

const sign = (canvas: HTMLElement) => canvas.querySelector('.more-below')

export const Default: Story = {
  play: ({ canvasElement }) => waitFor(() => expect(sign(canvasElement)).not.toBeNull()),
}

/** At the end there is nothing below to point to. */
export const AtTheEnd: Story = {
  async play({ canvasElement }) {
    await waitFor(() => expect(sign(canvasElement)).not.toBeNull())
    canvasElement.querySelector('.overflow-y-auto')?.scrollTo({ top: 1_000 })
    await waitFor(() => expect(sign(canvasElement)).toBeNull())
  },
}
