import type { Meta, StoryObj } from '@storybook/react-vite'
import { Play, Plus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    guide: {
      is: 'The control that starts an action.',
      use: 'For everything that changes something or opens a part of the page.',
      instead: 'A link (Links) for what has an address; IconButton where a known picture is enough.',
      keys: 'Enter and Space press it. While it is pending it keeps the focus and ignores presses.',
      roles: '`button`; `aria-busy` and `aria-disabled` while pending.',
      heard: 'Its words, then “busy” with the words of what is running.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Say what it does and, where it costs, what it costs. One primary button in a view.',
      dont: 'Disable it while its action runs: pending keeps its width, its place and the focus.',
    },
  },
  tags: ['picture'],
  args: { children: 'Layihə yarat', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { variant: 'primary', children: '3 bloku səsləndir · 0,45 ₼' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Layihəni sil' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large', variant: 'primary' } }
export const WithIcon: Story = { args: { icon: <Plus size={16} aria-hidden /> } }
export const Disabled: Story = { args: { disabled: true, variant: 'primary' } }
export const Wide: Story = {
  args: { isWide: true, variant: 'primary', icon: <Play size={16} aria-hidden /> },
}
export const LongText: Story = {
  args: { children: 'Сгенерировать озвучивание всех изменившихся фрагментов · 1 248,50 ₼' },
}

export const Loading: Story = {
  args: {
    isPending: true,
    pendingLabel: 'Səsləndirilir',
    variant: 'primary',
    children: '3 bloku səsləndir · 0,45 ₼',
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
