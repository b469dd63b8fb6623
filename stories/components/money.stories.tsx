import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '#src/ui/money.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Money',
  tags: ['picture'],
  component: Money,
  parameters: {
    guide: {
      is: 'A sum of money in tabular figures that never wraps.',
      use: 'For a sum alone: a balance, a price in a row.',
      instead: 'Sums for a sentence that contains a sum.',
      keys: 'None: it is not operated.',
      roles: 'None: text, with the word of the currency for screen readers.',
      heard: 'The number and the word of the currency in the language of the page.',
      status: 'stable',
    } satisfies Guide,
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
