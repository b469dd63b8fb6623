import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { NoFocusGuards } from '#src/ui/no-focus-guards.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { PopoverContent } from '#src/ui/popover-content.tsx'
import example from '../examples/popover.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Popover',
  tags: ['picture'],
  component: Popover,
  parameters: {
    guide: {
      is: 'A small window next to its button with a few controls.',
      use: 'For settings of one thing that act at once.',
      instead: 'Modal for a form that is sent; DropdownMenu for a list of actions; Tooltip for words alone.',
      keys: 'Enter and Space open it, Tab goes through it, Escape closes it and returns the focus.',
      roles: '`dialog` with a name, not modal; the button has `aria-haspopup` and `aria-expanded`.',
      heard: 'The name and the first control.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'A few controls beside their button, such as the settings of a voice.',
      dont: 'Put a form into it that has to be sent; that is a Modal.',
    },
  },
  subcomponents: { PopoverContent, NoFocusGuards },
  args: {
    label: 'Səs parametrləri',
    trigger: (props) => <Button {...props}>{say('Parametrlər')}</Button>,
    children: (close) => (
      <div className="catalogue-stack">
        <p>{say('Sürət və ton yalnız bu bloka aiddir.')}</p>
        <Button onClick={close}>{say('Hazırdır')}</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body)
    const trigger = within(canvasElement).getByRole('button', { name: say('Parametrlər') })
    await userEvent.click(trigger)
    await userEvent.click(await page.findByRole('button', { name: say('Hazırdır') }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await waitFor(() => expect(page.getByRole('dialog', { name: say('Səs parametrləri') })).toBeVisible())
    // Tab reaches no invisible element.
    await expect(document.querySelectorAll('[data-radix-focus-guard][tabindex="0"]')).toHaveLength(0)
  },
}
