import { useState } from 'react'
import { UncheckedNotice } from '#src/features/checks/unchecked-notice.tsx'
import { blocksOf, type Editor, useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { parsePlaces } from '#src/features/exports/chosen-places.ts'
import { ExportModal as SharedModal } from '#src/features/exports/export-modal.tsx'
import { useOpenExport } from '#src/features/exports/open-export.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { tablesOf } from '#src/rules/page-table.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useShownPlace, wordsOf } from '../pages/open-pages.ts'

function containsTable({ store, body }: Editor): boolean {
  const pictures = new Map(body.get().pages?.map((page) => [page.id, page]))
  return blocksOf(store.getState()).some((block) => {
    const picture = block.id === undefined ? undefined : pictures.get(block.id)
    return picture !== undefined && tablesOf(wordsOf(block), picture).length > 0
  })
}

export function ExportModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('detect-text-lazy')
  const editor = useEditor()
  const summary = useSummary()
  const { place } = useShownPlace()
  const [hasTable] = useState(() => containsTable(editor))
  const open = useOpenExport(editor, {
    title: summary.title,
    placeNow: () => place + 1,
    offers: ({ code }) => code !== 'csv' || hasTable,
  })
  const blocks = blocksOf(editor.store.getState())
  const { scope, places } = open.options
  const chosen = scope === 'all' ? undefined : parsePlaces(places, blocks.length)
  const isRunning = isInProgress(summary)
  return (
    <SharedModal
      title={t('export.title')}
      open={open}
      notice={
        <UncheckedNotice onClose={onClose}>
          {isRunning && <Notice tone="info">{t('export.running')}</Notice>}
        </UncheckedNotice>
      }
      texts={blocks.map(({ text }) => text.trim())}
      unit="page"
      canStart={!isRunning && (scope === 'all' || chosen !== undefined)}
      onStart={() => open.make(() => chosen?.flatMap((number) => blocks[number - 1]?.id ?? []))}
      onClose={onClose}
    />
  )
}
