import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlayIcon } from '#src/ui/play-icon.tsx'

const meta = {
  title: 'Components/Play icon',
  tags: ['picture'],
  component: PlayIcon,
  parameters: {
    advice: {
      do: 'Put it in every button that starts or stops a sound, with a label that says which.',
      dont: 'Draw another triangle for a sound, or use this one for anything silent.',
    },
  },
} satisfies Meta<typeof PlayIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playing: Story = { args: { isOn: true } }
export const InToolbars: Story = { args: { size: 20 } }
