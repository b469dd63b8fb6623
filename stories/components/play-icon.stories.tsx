import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Play icon',
  tags: ['picture'],
  component: PlayIcon,
  parameters: {
    guide: {
      is: 'Play, pause or a ring while sound loads.',
      use: 'In buttons that start a sound.',
      instead: 'A lucide icon for every other action.',
      keys: 'None: it is not operated.',
      roles: 'Hidden: its button has the name.',
      heard: 'Nothing by itself; its button says what a press does.',
      status: 'stable',
    } satisfies Guide,
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
