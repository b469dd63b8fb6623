import type { Meta, StoryObj } from '@storybook/react-vite'
import { Keyboard, Plus, Redo2, Search, Undo2 } from 'lucide-react'
import { type Tool, ToolButtons } from '#src/ui/tool-buttons.tsx'
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
