import { Plus, Undo2 } from 'lucide-react'
import { ToolButtons } from '#src/ui/tool-buttons.tsx'

interface Props {
  onAdd: () => void
  onUndo: () => void
}

export const Example = ({ onAdd, onUndo }: Props) => (
  <div role="toolbar" aria-label="Tools of the editor">
    <ToolButtons
      moreLabel="More"
      tools={[
        { id: 'add', label: 'Add', icon: Plus, onSelect: onAdd, onPhones: 'row' },
        { id: 'undo', label: 'Undo', icon: Undo2, shortcut: 'Ctrl Z', onSelect: onUndo, onPhones: 'menu' },
      ]}
    />
  </div>
)
