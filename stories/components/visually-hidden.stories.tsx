import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { say } from '../texts/say.ts'

/** The figure is seen alone, and read out with what it counts. */
const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'blok' },
  render: (args) => (
    <p className="tabular text-20">
      {'12 '}
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const word = canvas.getByText(say('blok'))
    await expect(word.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
