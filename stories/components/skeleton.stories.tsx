import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '#src/ui/skeleton.tsx'

const meta = { title: 'Components/Skeleton', component: Skeleton, args: { width: '12rem' } } satisfies Meta<
  typeof Skeleton
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Block: Story = { args: { shape: 'block' } }
export const Circle: Story = { args: { shape: 'circle' } }
