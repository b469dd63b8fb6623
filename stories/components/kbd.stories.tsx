import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from '#src/ui/kbd.tsx'

const meta = {
  title: 'Components/Kbd',
  tags: ['picture'],
  component: Kbd,
  parameters: {
    advice: {
      do: 'One key each: `Ctrl` and `Enter` are two.',
      dont: 'Show it as the only way to do something.',
    },
  },
  args: { children: 'Ctrl' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { args: { children: 'Backspace' } }
