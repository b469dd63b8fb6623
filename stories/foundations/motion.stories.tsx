import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { MOTION_MS } from '#src/ui/tokens.ts'
import { foundationAccess, type Guide } from '../support/guide.ts'

const Moving = ({ durationMs }: { durationMs: number }) => {
  const [isThere, setIsThere] = useState(false)
  return (
    <div className="catalogue-stack">
      <Button onClick={() => setIsThere(!isThere)}>{`${durationMs} ms`}</Button>
      <div
        style={{
          width: 40,
          height: 40,
          borderRadius: 8,
          background: 'var(--accent)',
          marginInlineStart: isThere ? 160 : 0,
          transition: `margin ${durationMs}ms ease-out`,
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    guide: {
      is: 'The movements of the product, to try.',
      use: 'Before something moves.',
      instead: 'No movement, where it does not say where something went.',
      ...foundationAccess,
      status: 'stable',
    } satisfies Guide,
  },
  component: Moving,
  args: { durationMs: MOTION_MS },
} satisfies Meta<typeof Moving>

export default meta
type Story = StoryObj<typeof meta>

/** The longest motion. With reduced motion nothing moves. */
export const Default: Story = {}
export const Quick: Story = { args: { durationMs: 100 } }
