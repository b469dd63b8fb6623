import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/dialog.tsx'
import example from '../examples/dialog.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const HeldDialog = (props: DialogProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say('Aç')}</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className="catalogue-stack p-4">
          <p>{say('Bu blokun səsi hazırdır.')}</p>
          <Button onClick={() => setIsOpen(false)}>{say('Bağla')}</Button>
        </div>
      </Dialog>
    </>
  )
}

/** The bare native dialog: the product uses Modal, which adds a title, a close button and a size. */
const meta = {
  title: 'Components/Dialog',
  tags: ['picture'],
  component: Dialog,
  render: (args) => <HeldDialog {...args} />,
  args: {
    isOpen: true,
    onClose: () => undefined,
    'aria-label': 'Hazırdır',
    className: 'catalogue-dialog rounded-lg bg-raised text-ink',
  },
  parameters: {
    guide: {
      is: 'The native dialog without a look of its own.',
      use: 'For a layer with a layout of its own, such as a picture viewer.',
      instead:
        'Modal for everything with a title and buttons; Popover for a few controls next to their button.',
      keys: 'Escape closes it unless it must stay, Tab stays inside, the focus returns to the opener.',
      roles: '`dialog`, modal, with the name that it is given.',
      heard: 'Its name, then the first control.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Name it by `aria-label` or `aria-labelledby`, and close it in `onClose`.',
      dont: 'Use it where a title and buttons are wanted; that is a Modal.',
    },
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NotDismissible: Story = {
  args: { isDismissible: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

export const FocusReturns: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const opener = page.getByRole('button', { name: say('Aç') })
    await userEvent.click(opener)
    await expect(await page.findByRole('dialog', { name: say('Hazırdır') })).toContainElement(
      document.activeElement as HTMLElement,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
