import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '#src/ui/checkbox.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Checkbox',
  tags: ['picture'],
  component: Checkbox,
  parameters: {
    guide: {
      is: 'A yes or no that counts when the form is sent.',
      use: 'For consent and for options of a form.',
      instead: 'Switch for what takes effect at once; SegmentedControl for one of several.',
      keys: 'Tab stops at it, Space changes it.',
      roles: '`checkbox`, described by its hint and error, invalid with an error.',
      heard: 'Its label, whether it is ticked, the hint, and the error when it appears.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Use it for a choice that takes effect when the form is sent.',
      dont: 'Change something at once with it; that is a Switch.',
    },
  },
  args: { label: 'Bu səsin mənə məxsus olduğunu təsdiq edirəm' },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const WithHint: Story = { args: { hint: 'Başqasının səsi üçün yazılı icazə lazımdır.' } }
export const Error: Story = { args: { error: 'Davam etmək üçün razılıq lazımdır.' } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const LongText: Story = {
  args: {
    label:
      'Подтверждаю, что получил письменное разрешение высокопоставленного правообладателя на использование голоса',
  },
}
