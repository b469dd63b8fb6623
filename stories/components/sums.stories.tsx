import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sums } from '#src/ui/sums.tsx'

const meta = {
  title: 'Components/Sums',
  tags: ['picture'],
  component: Sums,
  parameters: {
    advice: {
      do: 'Hand it every sentence that may contain a sum of money.',
      dont: 'Use it for a sum alone: that is `Money`.',
    },
  },
  args: { text: 'Balansda 10,50\u00a0₼ var.' },
} satisfies Meta<typeof Sums>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutSum: Story = { args: { text: 'Balansda vəsait yoxdur.' } }
export const SeveralSums: Story = { args: { text: 'Qiymət dəyişib: 0,40\u00a0₼ idi, indi 0,56\u00a0₼-dir.' } }
