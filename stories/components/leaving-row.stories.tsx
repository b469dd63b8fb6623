import type { Meta, StoryObj } from '@storybook/react-vite'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { LeavingRow } from '#src/features/editor/view/leaving-row.tsx'

const meta = {
  title: 'Components/Leaving row',
  tags: ['picture'],
  component: LeavingRow,
  parameters: {
    advice: {
      do: 'Show a removed block until the server confirms its removal.',
      dont: 'Lock the rest of the list meanwhile.',
    },
  },
  args: {
    block: newBlock({ text: 'Bu mətn yuxarıdakı bloka qoşulub.' }),
    place: 1,
    count: 1,
    top: 0,
    measure: () => undefined,
  },
  render: (args) => (
    <ol className="relative">
      <LeavingRow {...args} />
    </ol>
  ),
} satisfies Meta<typeof LeavingRow>

export default meta
type Story = StoryObj<typeof meta>

/** The block was merged into the one above, and the server has not answered yet. */
export const Default: Story = {}

/** A silence has no text of its own. */
export const Silence: Story = { args: { block: newBlock({ type: 'pause' }) } }
