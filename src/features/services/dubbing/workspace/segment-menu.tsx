import { EllipsisVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRemove } from '#src/features/editor/block-mutations.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { commandsForSegment } from '../dub/dub-commands.ts'
import type { SegmentProps } from './segment-props.ts'

export function SegmentMenu({ block, place }: SegmentProps) {
  const { t } = useTranslation('dubbing')
  const editor = useEditor()
  const remove = useRemove(t('segment.removed'))
  const { key, text } = block
  const commands = commandsForSegment(editor, key)
  return (
    <DropdownMenu
      align="end"
      trigger={(props) => (
        <IconButton
          {...props}
          size="small"
          label={t('segment.more', { number: place })}
          icon={<EllipsisVertical size={16} aria-hidden />}
        />
      )}
      entries={[
        {
          id: 'split',
          label: t('segment.split'),
          shortcut: 'Enter',
          onSelect: () => commands.split(Math.ceil(text.length / 2)),
        },
        {
          id: 'merge',
          label: t('segment.merge'),
          shortcut: '⌫',
          isDisabled: place === 1,
          onSelect: commands.merge,
        },
        { id: 'remove', label: t('segment.remove'), isDestructive: true, onSelect: () => remove(key) },
      ]}
    />
  )
}
