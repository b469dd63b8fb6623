import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Switch } from '#src/ui/switch.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Switch',
  tags: ['picture'],
  component: Switch,
  parameters: {
    guide: {
      is: 'Something that is on or off, at once.',
      use: 'For settings that act without a button.',
      instead: 'Checkbox in a form that is sent.',
      keys: 'Tab stops at it, Space changes it.',
      roles: '`switch` with its label, described by its hint.',
      heard: 'Its label, on or off.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Let it take effect at once.',
      dont: 'Put it into a form that has to be sent; that is a Checkbox.',
    },
  },
  args: { label: 'Səsi icarəyə ver' },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithHint: Story = { args: { hint: 'Hər istifadədən 80 % sizə qalır.' } }
export const Disabled: Story = { args: { disabled: true } }

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: say('Səsi icarəyə ver') })).toBeChecked()
  },
}
