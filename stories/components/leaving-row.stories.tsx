import type { Meta, StoryObj } from '@storybook/react-vite'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { LeavingRow } from '#src/features/editor/view/leaving-row.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Leaving row',
  tags: ['picture'],
  component: LeavingRow,
  parameters: {
    guide: {
      is: 'A removed block of an editor until the server confirms.',
      use: 'In editors, for a block that is on its way out.',
      instead: 'Nothing in lists whose rows disappear at once.',
      keys: 'It has no controls.',
      roles: '`listitem` with its position.',
      heard: 'Its text in the order of the list; the removal itself was announced.',
      status: 'stable',
    } satisfies Guide,
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
