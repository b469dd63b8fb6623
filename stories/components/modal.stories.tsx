import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ActionOrder } from '#src/ui/action-order.tsx'
import { Button } from '#src/ui/button.tsx'
import { LazyModal } from '#src/ui/lazy-modal.tsx'
import { Modal, type ModalProps } from '#src/ui/modal.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import example from '../examples/modal.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const HeldModal = (props: ModalProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const close = () => setIsOpen(false)
  const actions = (
    <>
      <Button onClick={close}>{say('Ləğv et')}</Button>
      <Button variant="primary" onClick={close}>
        {say('Yarat')}
      </Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say('Aç')}</Button>
      <Modal {...props} actions={actions} isOpen={isOpen} onClose={close} />
    </>
  )
}

const form = (
  <div className="catalogue-fill">
    <TextField label="Başlıq" defaultValue="Səhər xəbərləri" />
    <Select
      label="Dil"
      value="az"
      onChange={() => undefined}
      options={[
        { value: 'az', label: 'Azərbaycan dili' },
        { value: 'tr', label: 'Türk dili' },
      ]}
    />
  </div>
)

const meta = {
  title: 'Components/Modal',
  tags: ['picture'],
  component: Modal,
  subcomponents: { ActionOrder, LazyModal },
  render: (args) => <HeldModal {...args} />,
  args: { isOpen: true, onClose: () => undefined, title: 'Yeni layihə', children: form },
  parameters: {
    guide: {
      is: 'A window on top of the page with a title, content and buttons.',
      use: 'For one task that belongs to the page: create, settings, export.',
      instead: 'ConfirmModal for a question; Popover for a few controls; a page for what needs an address.',
      keys: 'Tab stays inside, Enter sends a form, Escape closes unless something is sent, the focus returns to the opener.',
      roles: '`dialog`, modal, named by its title, described by its description.',
      heard: 'The title and description, then the first field.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Ask one thing; the most important button last.',
      dont: 'Let it be closed while its action runs.',
    },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithDescription: Story = {
  args: { description: 'Layihə qaralama kimi yaranır, heç nə tutulmur.' },
}
export const Narrow: Story = { args: { size: 'narrow' } }
export const Wide: Story = { args: { size: 'wide' } }
export const LongText: Story = {
  args: {
    title: 'Переозвучить высокопревосходительное автобиографическое произведение полностью?',
    children: (
      <p>{'Достопримечательности переозвучиваются последовательно, фрагмент за фрагментом. '.repeat(40)}</p>
    ),
  },
}

export const FocusReturns: Story = {
  args: { isOpen: false },
  parameters: { isClosed: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const opener = page.getByRole('button', { name: say('Aç') })
    await userEvent.click(opener)
    const dialog = await page.findByRole('dialog', { name: say('Yeni layihə') })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(page.getByRole('combobox'))
    await waitFor(() => expect(page.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(page.queryByRole('listbox')).toBeNull()
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
