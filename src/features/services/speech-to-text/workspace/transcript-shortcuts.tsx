import { SegmentShortcuts } from '#src/features/segments/segment-shortcuts.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'

export function TranscriptShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['editor-modals', 'segments'])
  const own = [
    { does: t('listening.playFrom'), keys: t('segments:keys.play') },
    { does: t('listening.playWord'), keys: t('listening.keys.playWord') },
  ]
  return <SegmentShortcuts own={own} onClose={onClose} />
}
