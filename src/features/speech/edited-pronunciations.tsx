import { useEditor, useProjectDefaults, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { PronunciationsModal } from './pronunciations-modal.tsx'

interface EditedPronunciationsProps {
  /** Speaks the entries of the list; by default the project's own. */
  spoken?: { readonly language: number; readonly voiceId: number | null }
  onClose: () => void
}

/** Pronunciations of the project that is open in the editor. */
export function EditedPronunciations({ spoken, onClose }: EditedPronunciationsProps) {
  const { history, projectId } = useEditor()
  const { settings, language, voiceId } = useProjectDefaults()
  const summary = useSummary()
  return (
    <PronunciationsModal
      project={{ id: projectId, title: summary.title }}
      saved={settings?.pronunciations ?? []}
      spoken={spoken ?? { language, voiceId }}
      isReadOnly={!isEditable(summary)}
      onChange={(pronunciations) =>
        history.commit(
          [{ kind: 'defaults', values: { settings: { ...settings, pronunciations } } }],
          'pronunciations',
        )
      }
      onClose={onClose}
    />
  )
}
