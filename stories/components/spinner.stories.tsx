import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '#src/ui/spinner.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Spinner',
  tags: ['picture'],
  component: Spinner,
  parameters: {
    guide: {
      is: 'Something runs, nobody knows for how long.',
      use: 'For waits of seconds without a measure.',
      instead: 'ProgressBar if the end is known; the pending state of a Button for its own action.',
      keys: 'None: it is not operated.',
      roles: '`status` with its label; the ring is hidden.',
      heard: 'Its label, when it appears.',
      status: 'stable',
    } satisfies Guide,
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
