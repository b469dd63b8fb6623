import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleHelp } from 'lucide-react'
import { CountButton } from '#src/ui/count-button.tsx'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Count button',
  tags: ['picture'],
  component: CountButton,
  parameters: {
    advice: {
      do: 'Name what it leads to, with how many of it there are.',
      dont: 'Show it where there is none.',
    },
  },
  args: { icon: CircleHelp, label: '', count: '12', onClick: () => undefined },
  render: (args) => <CountButton {...args} label={say('12 şübhəli söz')} />,
} satisfies Meta<typeof CountButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
