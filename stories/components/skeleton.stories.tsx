import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Skeleton',
  tags: ['picture'],
  component: Skeleton,
  parameters: {
    guide: {
      is: 'The shape of what is loading.',
      use: 'While a page or list loads for the first time.',
      instead: 'Spinner for an action; the old content while it is fetched again.',
      keys: 'None: it is not operated.',
      roles: 'Hidden; the region around it has `aria-busy`.',
      heard: 'That the region is busy.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Give it the width of what comes, so that nothing moves then.',
      dont: 'Let it speak: the region around it says that it is busy.',
    },
  },
  args: { width: '12rem' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Block: Story = { args: { shape: 'block' } }
export const Circle: Story = { args: { shape: 'circle' } }
