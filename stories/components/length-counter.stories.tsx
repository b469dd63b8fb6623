import type { Meta, StoryObj } from '@storybook/react-vite'
import { LengthCounter } from '#src/ui/length-counter.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Length counter',
  tags: ['picture'],
  component: LengthCounter,
  parameters: {
    guide: {
      is: 'How long a text is and how long it may be.',
      use: 'Below texts with a limit.',
      instead: 'The hint of a field for a limit that is hardly ever reached.',
      keys: 'None: it is not operated.',
      roles: 'Text, with a polite live region that speaks near the limit.',
      heard: 'What is left, from nine tenths of the limit on, and by how much it is exceeded.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Hand it both numbers as the language writes them.',
      dont: 'Announce every letter: it speaks from nine tenths of the limit on.',
    },
  },
  args: { length: 1240, max: 3000, text: '1 240 / 3 000', announcement: '' },
} satisfies Meta<typeof LengthCounter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { length: 0, text: '0 / 3 000' } }
export const NearLimit: Story = {
  args: { length: 2940, text: '2 940 / 3 000', announcement: '60 işarə qalıb' },
}
export const OverLimit: Story = {
  args: { length: 3012, text: '3 012 / 3 000', announcement: '12 işarə artıqdır' },
}
