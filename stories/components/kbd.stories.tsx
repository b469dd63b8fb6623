import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from '#src/ui/kbd.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Kbd',
  tags: ['picture'],
  component: Kbd,
  parameters: {
    guide: {
      is: 'A key or a combination of keys, as on the keyboard.',
      use: 'In tips, menus and the list of shortcuts.',
      instead: '`code` for anything that is typed as text.',
      keys: 'None: it is not operated.',
      roles: '`kbd`.',
      heard: 'The keys; nothing in tips, because the name of the button is enough.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'One key each: `Ctrl` and `Enter` are two.',
      dont: 'Show it as the only way to do something.',
    },
  },
  args: { children: 'Ctrl' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { args: { children: 'Backspace' } }
