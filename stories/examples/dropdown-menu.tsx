import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'

interface Props {
  onCopy: () => void
  onDelete: () => void
}

export const Example = ({ onCopy, onDelete }: Props) => (
  <DropdownMenu
    trigger={(props) => <IconButton {...props} label="Actions" icon={<Ellipsis size={16} aria-hidden />} />}
    entries={[
      { id: 'copy', label: 'Duplicate', icon: <Copy size={16} aria-hidden />, onSelect: onCopy },
      { kind: 'separator', id: 'line' },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 size={16} aria-hidden />,
        isDestructive: true,
        onSelect: onDelete,
      },
    ]}
  />
)
