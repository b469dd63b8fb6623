import type { Meta, StoryObj } from '@storybook/react-vite'
import { TickMark } from '#src/ui/tick-mark.tsx'

const meta = {
  title: 'Components/Tick mark',
  tags: ['picture'],
  component: TickMark,
  parameters: {
    advice: {
      do: 'Draw it inside an element with the role “checkbox”, if that element does more than tick.',
      dont: 'Use it in a form: Checkbox is a native one.',
    },
  },
  args: { isTicked: true },
} satisfies Meta<typeof TickMark>

export default meta
type Story = StoryObj<typeof meta>

export const Ticked: Story = {}
export const Empty: Story = { args: { isTicked: false } }
