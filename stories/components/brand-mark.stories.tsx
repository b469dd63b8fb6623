import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandMark } from '#src/ui/brand-mark.tsx'

const meta = {
  title: 'Components/Brand mark',
  tags: ['picture'],
  component: BrandMark,
  parameters: {
    advice: {
      do: 'Put it where the product names itself, beside the name.',
      dont: 'Rely on it alone: it is hidden from screen readers.',
    },
  },
} satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 20 } }
export const Large: Story = { args: { size: 40 } }
