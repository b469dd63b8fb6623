import { SegmentShortcuts } from '#src/features/segments/segment-shortcuts.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'

export function DubShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dubbing', 'segments'])
  const own = [
    { does: t('shortcuts.sound'), keys: t('keys.sound') },
    { does: t('shortcuts.play'), keys: t('segments:keys.play') },
    { does: t('shortcuts.nudge'), keys: t('keys.nudge') },
  ]
  return <SegmentShortcuts own={own} onClose={onClose} />
}
