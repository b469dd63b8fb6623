import { Ellipsis } from 'lucide-react'
import { useRemove } from '#src/features/editor/block-mutations.ts'
import type { BlockCommands } from '#src/features/editor/block-rows.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

interface SegmentMenuProps {
  blockKey: string
  /** From 1. */
  place: number
  commands: Pick<BlockCommands, 'merge'>
  /** The service's own entries, before those of every segment. */
  entries: readonly MenuEntry[]
}

export function SegmentMenu({ blockKey, place, commands, entries }: SegmentMenuProps) {
  const { t } = useTranslation('segments')
  const remove = useRemove(t('segment.removed'))
  return (
    <DropdownMenu
      align="end"
      trigger={(props) => (
        <IconButton
          {...props}
          size="small"
          label={t('segment.more', { number: place })}
          icon={<Ellipsis size={16} aria-hidden />}
        />
      )}
      entries={[
        ...entries,
        {
          id: 'merge',
          label: t('segment.merge'),
          shortcut: '⌫',
          isDisabled: place === 1,
          onSelect: commands.merge,
        },
        { id: 'remove', label: t('segment.remove'), isDestructive: true, onSelect: () => remove(blockKey) },
      ]}
    />
  )
}
