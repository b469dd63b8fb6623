import type { Meta, StoryObj } from '@storybook/react-vite'
import { TickMark } from '#src/ui/tick-mark.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Tick mark',
  tags: ['picture'],
  component: TickMark,
  parameters: {
    guide: {
      is: 'The tick of a chosen row.',
      use: 'In lists in which one row is chosen.',
      instead: 'Checkbox where it can be pressed.',
      keys: 'None: it is not operated.',
      roles: 'Hidden: the row has `aria-selected` or `aria-checked`.',
      heard: 'Nothing by itself.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Draw it inside an element with the role “checkbox”, if that element does more than tick.',
      dont: 'Use it in a form: Checkbox is a native one.',
    },
  },
  args: { isTicked: true },
} satisfies Meta<typeof TickMark>

export default meta
type Story = StoryObj<typeof meta>

export const Ticked: Story = {}
export const Empty: Story = { args: { isTicked: false } }
