import { useTranslation } from 'react-i18next'
import { blocksOf, useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { readPlaces } from '#src/features/exports/chosen-places.ts'
import { ExportModal as SharedModal } from '#src/features/exports/export-modal.tsx'
import { type ExportsSoFar, useOpenExport } from '#src/features/exports/open-export.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { Notice } from '#src/ui/notice.tsx'

interface ExportModalProps {
  exports: ExportsSoFar
  onClose: () => void
}

export function ExportModal({ exports, onClose }: ExportModalProps) {
  const { t } = useTranslation('detect-text')
  const editor = useEditor()
  const summary = useSummary()
  const open = useOpenExport(editor, {
    title: summary.title,
    exports,
    placeNow: () => editor.store.getOrder().indexOf(editor.active.get() ?? '') + 1,
  })
  const blocks = blocksOf(editor.store.getState())
  const { scope, places } = open.options
  const chosen = scope === 'all' ? undefined : readPlaces(places, blocks.length)
  const isRunning = isInProgress(summary)
  return (
    <SharedModal
      title={t('export.title')}
      open={open}
      notice={isRunning && <Notice tone="info">{t('export.running')}</Notice>}
      texts={blocks.map(({ text }) => text.trim())}
      canStart={!isRunning && (scope === 'all' || chosen !== undefined)}
      onStart={() => open.make(() => chosen?.flatMap((number) => blocks[number - 1]?.id ?? []))}
      onClose={onClose}
    />
  )
}
