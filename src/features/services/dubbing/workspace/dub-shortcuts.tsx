import { SegmentShortcuts } from '#src/features/segments/segment-shortcuts.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'

export function DubShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dubbing', 'segments'])
  const own = [
    { does: t('shortcuts.sound'), keys: t('keys.sound') },
    { does: t('shortcuts.play'), keys: t('segments:keys.play') },
    { does: t('shortcuts.nudge'), keys: t('keys.nudge') },
    { does: t('shortcuts.move'), keys: t('keys.move') },
    { does: t('shortcuts.end'), keys: t('keys.end') },
    { does: t('shortcuts.start'), keys: t('keys.start') },
  ]
  return <SegmentShortcuts own={own} onClose={onClose} />
}
