import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '#src/ui/money.tsx'

const meta = {
  title: 'Components/Money',
  tags: ['picture'],
  component: Money,
  parameters: {
    advice: {
      do: 'Hand it the sum as the language writes it.',
      dont: 'Round, convert or break it over two lines.',
    },
  },
  args: { text: '10,50 ₼' },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { isLarge: true } }
export const Negative: Story = { args: { text: '−0,45 ₼' } }
export const LongText: Story = { args: { text: '1 234 567,89 ₼' } }
