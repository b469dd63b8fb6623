import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Download, Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { DropdownMenuContent } from '#src/ui/dropdown-menu-content.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import example from '../examples/dropdown-menu.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const rename = fn()

const meta = {
  title: 'Components/Dropdown menu',
  tags: ['picture'],
  component: DropdownMenu,
  parameters: {
    guide: {
      is: 'A list of actions or choices that opens from a button.',
      use: 'For rarer actions of a row or page, and for a choice that acts at once.',
      instead: 'Select in a form; buttons in view for the one or two actions that matter.',
      keys: 'Enter, Space and the arrows open it; arrows, Home, End and letters move, Enter chooses, Escape closes and returns the focus.',
      roles: '`menu` with `menuitem` or `menuitemradio`; the button has `aria-haspopup` and `aria-expanded`.',
      heard: 'The button as collapsed or expanded, then each entry with its position.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Let what destroys stand last, behind a line.',
      dont: 'Hide the action that matters in it: a menu is for the others.',
    },
  },
  subcomponents: { DropdownMenuContent },
  args: {
    align: 'start',
    trigger: (props) => (
      <IconButton {...props} label={say('Əməllər')} icon={<Ellipsis size={16} aria-hidden />} />
    ),
    entries: [
      {
        id: 'rename',
        label: 'Adını dəyiş',
        icon: <PencilLine size={16} aria-hidden />,
        shortcut: 'F2',
        onSelect: rename,
      },
      { id: 'copy', label: 'Surətini çıxar', icon: <Copy size={16} aria-hidden /> },
      { id: 'export', label: 'Yüklə', icon: <Download size={16} aria-hidden />, isDisabled: true },
      { kind: 'separator', id: 'line' },
      { id: 'delete', label: 'Sil', icon: <Trash2 size={16} aria-hidden />, isDestructive: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(within(document.body).getByRole('menu')).toBeVisible())
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Choices: Story = {
  args: {
    trigger: (props) => <Button {...props}>{say('Azərbaycan dili')}</Button>,
    entries: [
      { kind: 'heading', id: 'heading', label: 'Dil' },
      { kind: 'choice', id: 'az', label: 'Azərbaycan dili', isChosen: true, onSelect: fn() },
      { kind: 'choice', id: 'tr', label: 'Türkçe', isChosen: false, onSelect: fn() },
      { kind: 'choice', id: 'en', label: 'English', isChosen: false, onSelect: fn() },
      { kind: 'choice', id: 'ru', label: 'Русский', isChosen: false, onSelect: fn() },
    ],
  },
  tags: ['long'],
}

export const Links: Story = {
  args: {
    trigger: (props) => <Button {...props}>{say('Leyla Məmmədova')}</Button>,
    entries: [
      { id: 'profile', label: 'Profil', link: <a href="#profile">Profil</a> },
      { id: 'transactions', label: 'Əməliyyatlar', link: <a href="#transactions">Əməliyyatlar</a> },
    ],
  },
  tags: ['long'],
}

export const LongText: Story = {
  args: {
    entries: [{ id: 'a', label: 'Переозвучить все изменившиеся сельскохозяйственные фрагменты' }],
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body)
    const trigger = within(canvasElement).getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(page.getByRole('menu')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(page.getByRole('menuitem', { name: new RegExp(say('Adını dəyiş')) })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(rename).toHaveBeenCalled()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
