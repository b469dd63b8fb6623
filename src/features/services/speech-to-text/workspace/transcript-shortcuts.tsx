import { SegmentShortcuts } from '#src/features/segments/segment-shortcuts.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'

export function TranscriptShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text', 'segments'])
  const own = [
    { does: t('shortcuts.play'), keys: t('segments:keys.play') },
    { does: t('shortcuts.playWord'), keys: t('keys.playWord') },
  ]
  return <SegmentShortcuts own={own} onClose={onClose} />
}
