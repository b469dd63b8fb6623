import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleHelp } from 'lucide-react'
import { CountButton } from '#src/ui/count-button.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Count button',
  tags: ['picture'],
  component: CountButton,
  parameters: {
    guide: {
      is: 'A small button that says how many there are of something and leads to them.',
      use: 'In a tool row, for doubtful words, findings or unread messages.',
      instead: 'Badge if nothing happens on a press; Button if there is no number.',
      keys: 'Enter and Space press it.',
      roles: '`button` named by number and thing.',
      heard: 'The whole label; on phones too, where only the number is seen.',
      status: 'new',
    } satisfies Guide,
    advice: {
      do: 'Name what it leads to, with how many of it there are.',
      dont: 'Show it where there is none.',
    },
  },
  args: { icon: CircleHelp, label: '12 şübhəli söz', count: '12', onClick: () => undefined },
} satisfies Meta<typeof CountButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
