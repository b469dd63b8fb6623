import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrengthMeter } from '#src/features/auth/strength/strength-meter.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Strength meter',
  tags: ['picture'],
  component: StrengthMeter,
  args: { score: undefined },
  parameters: {
    guide: {
      is: 'How easily a new password is guessed, in a word.',
      use: 'Below the field for a new password.',
      instead: 'Nothing at the login: that password exists already.',
      keys: 'None: it is not operated.',
      roles: '`status`; the bars are hidden.',
      heard: 'The word, when it changes.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Leave it its place before anything is typed.',
      dont: 'Refuse a password for its look: the word says how easily it is guessed.',
    },
    world: { account: null },
  },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof StrengthMeter>

export default meta
type Story = StoryObj<typeof meta>

/** Space is reserved before anything is typed. */
export const Default: Story = {}
export const Weak: Story = { args: { score: 1 } }
export const Fair: Story = { args: { score: 2 } }
export const Good: Story = { args: { score: 3 } }
export const Strong: Story = { args: { score: 4 } }
