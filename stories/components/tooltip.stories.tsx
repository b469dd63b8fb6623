import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { Tip } from '#src/ui/tip.tsx'
import { Tooltip } from '#src/ui/tooltip.tsx'
import type { Guide } from '../support/guide.ts'
import { oncePainted } from '../support/once-painted.ts'

const meta = {
  title: 'Components/Tooltip',
  tags: ['picture'],
  component: Tooltip,
  subcomponents: { Tip },
  parameters: {
    guide: {
      is: 'A few words that appear next to a control.',
      use: 'For shortcuts and for names of pictures.',
      instead: 'The hint of a field for what everybody needs; Popover for controls.',
      keys: 'Appears with the focus, Escape hides it.',
      roles: 'Hidden: it repeats the name or the shortcut of its control.',
      heard: 'Nothing by itself.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'A few words that help the eye, such as the keys for the same.',
      dont: 'Put into it what a screen reader or a finger needs: neither gets it.',
    },
  },
  args: { text: 'Ctrl Enter', children: <Button>Səsləndir</Button> },
  decorators: [(Story) => <div className="catalogue-grid">{Story()}</div>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await oncePainted()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('Ctrl Enter')).toBeVisible())
  },
}
export const LongText: Story = {
  ...Default,
  args: { text: <>Ctrl Enter</>, children: <Button>Переозвучить</Button> },
}
