import type { Meta, StoryObj } from '@storybook/react-vite'
import { SumNews } from '#src/ui/sum-news.tsx'

const meta = {
  title: 'Components/Sum news',
  component: SumNews,
  parameters: {
    isBlank: true,
    advice: {
      do: 'Put it next to a sum that changes while the customer is elsewhere: the balance, the price of the next step.',
      dont: 'Use it for a sum that answers a press: the focus is there, and the control says it.',
    },
  },
  args: { text: 'Balans: 10,50\u00a0₼' },
} satisfies Meta<typeof SumNews>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
