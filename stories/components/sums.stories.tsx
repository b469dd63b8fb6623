import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sums } from '#src/ui/sums.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Sums',
  tags: ['picture'],
  component: Sums,
  parameters: {
    guide: {
      is: 'A sentence in which every sum of money is spoken and never wraps.',
      use: 'For every text that may contain a sum.',
      instead: 'Money for a sum alone.',
      keys: 'None: it is not operated.',
      roles: 'None: text.',
      heard: 'The sentence, with the word of the currency after each number.',
      status: 'new',
    } satisfies Guide,
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
