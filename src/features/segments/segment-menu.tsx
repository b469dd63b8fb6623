import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { OpenMenuProps } from '#src/ui/dropdown-menu-entries.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

interface SegmentMenuProps {
  /** From 1. */
  place: number
  /** Renders the content, which is lazy. */
  content: (menu: OpenMenuProps) => ReactNode
}

export function SegmentMenu({ place, content }: SegmentMenuProps) {
  const { t } = useTranslation('segments')
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
      entries={content}
    />
  )
}
