import { useState } from 'react'
import { useRefusals } from '#src/api/use-refusals.ts'
import { useInspectSubtitles } from '#src/features/checks/inspect-subtitles.tsx'
import { UncheckedNotice } from '#src/features/checks/unchecked-notice.tsx'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { ExportModal as SharedModal } from '#src/features/exports/export-modal.tsx'
import { useOpenExport } from '#src/features/exports/open-export.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { type Scope, ScopeField } from './scope-field.tsx'

function useChosenSegments() {
  const { store, selection } = useEditor()
  const [keys] = useState(selection.inOrder)
  const [value, onChange] = useState<Scope>(keys.length > 0 ? 'selected' : 'all')
  return {
    field: { count: keys.length, value, onChange },
    ids: () => (value === 'all' ? undefined : keys.flatMap((key) => store.getBlock(key)?.id ?? [])),
  }
}

export function ExportModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text-lazy', 'editor-modals'])
  const summary = useSummary()
  const open = useOpenExport(useEditor(), { title: summary.title })
  const { field, ids } = useChosenSegments()
  const refusals = useRefusals(open.refusals)
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
      scope={
        <ScopeField
          label={t('editor-modals:export.scope')}
          {...field}
          error={refusals.of('block_ids')}
          onChange={(value) => {
            refusals.mend('block_ids')
            field.onChange(value)
          }}
        />
      }
      inspect={useInspectSubtitles(onClose)}
      canStart={!isRunning}
      onStart={() => open.make(ids)}
      onClose={onClose}
    />
  )
}
