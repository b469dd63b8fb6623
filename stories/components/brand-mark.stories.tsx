import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandMark } from '#src/ui/brand-mark.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Brand mark',
  tags: ['picture'],
  component: BrandMark,
  parameters: {
    guide: {
      is: 'The sign of Avaz.',
      use: 'In the header, on the preloader and on pages that print.',
      instead: 'The name in text where a sentence speaks of the product.',
      keys: 'None: it is not operated.',
      roles: 'Hidden: a link around it has the name.',
      heard: 'Nothing by itself.',
      status: 'stable',
    } satisfies Guide,
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
