import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '#src/ui/skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  tags: ['picture'],
  component: Skeleton,
  parameters: {
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
