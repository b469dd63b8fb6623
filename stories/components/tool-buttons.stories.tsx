import type { Meta, StoryObj } from '@storybook/react-vite'
import { Keyboard, Plus, Redo2, Search, Undo2 } from 'lucide-react'
import { type Tool, ToolButtons } from '#src/ui/tool-buttons.tsx'
import example from '../examples/tool-buttons.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const onSelect = () => undefined

const tools = (): Tool[] => [
  { id: 'add', label: say('Əlavə et'), name: say('Əlavə et'), icon: Plus, onSelect, onPhones: 'row' },
  {
    id: 'undo',
    label: say('Geri al'),
    name: say('Geri al'),
    icon: Undo2,
    shortcut: 'Ctrl Z',
    onSelect,
    onPhones: 'row',
  },
  {
    id: 'redo',
    label: say('Yenidən et'),
    name: say('Yenidən et'),
    icon: Redo2,
    isDisabled: true,
    onSelect,
    onPhones: 'menu',
  },
  { id: 'find', label: say('Tap'), name: say('Tap'), icon: Search, onSelect, onPhones: 'menu' },
  {
    id: 'keys',
    label: say('Qısayollar'),
    name: say('Qısayollar'),
    icon: Keyboard,
    shortcut: 'Ctrl /',
    onSelect,
    onPhones: 'nowhere',
  },
]

const meta = {
  title: 'Components/Tool buttons',
  tags: ['picture'],
  component: ToolButtons,
  parameters: {
    guide: {
      is: 'A row of tools that folds what does not fit on a phone into a menu.',
      use: 'In the header of editors.',
      instead: 'Buttons in the page for the action that matters; DropdownMenu for actions of one row.',
      keys: 'Tab stops at each tool; its shortcut is shown in the tip or the menu.',
      roles: '`button`s inside a `toolbar` of yours; a `menu` on phones.',
      heard: 'The name of each tool.',
      status: 'new',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Say of each tool where it is on phones: in the row, in the menu, or nowhere.',
      dont: 'Let the row wrap.',
    },
  },
  args: { tools: [], moreLabel: '' },
  render: () => (
    <div role="toolbar" aria-label={say('Redaktor alətləri')} className="flex items-center">
      <ToolButtons tools={tools()} moreLabel={say('Daha çox')} />
    </div>
  ),
} satisfies Meta<typeof ToolButtons>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
