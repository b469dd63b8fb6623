import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '#src/ui/spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  tags: ['picture'],
  component: Spinner,
  parameters: {
    advice: {
      do: 'Use it where nobody knows how long it takes; give a label where no text says the same.',
      dont: 'Put it in place of a page that loads; that is a Skeleton.',
    },
  },
  args: { label: 'Yüklənir' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 20 } }
