import { useTranslation } from 'react-i18next'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { SaveLabel, SaveRefusals } from '#src/features/editor/editor-notices.tsx'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'
import { ProjectTitle } from '#src/features/projects/project-title.tsx'
import { formatLength } from '#src/lib/format-length.ts'
import { Badge } from '#src/ui/badge.tsx'
import { useSignal } from '#src/ui/use-signal.ts'

export function DubHeader() {
  const { t } = useTranslation('dubbing')
  const editor = useEditor()
  const summary = useSummary()
  const dubbing = useSignal(editor.body).dubbing
  const languageName = useLanguageName()
  const source = dubbing?.source_language ?? dubbing?.detected_language
  const details = [
    dubbing?.source?.file_name,
    dubbing?.source && formatLength(dubbing.source.duration),
    source && languageName(source),
  ]
  return (
    <header className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ProjectTitle
          project={summary}
          onRenamed={(title) => editor.summary.set({ ...editor.summary.get(), title })}
        />
        <ProjectStatusBadge status={summary.status} />
        <SaveLabel />
      </div>
      <p className="tabular wrap-long flex flex-wrap items-center gap-2 text-13 text-muted">
        {details.filter(Boolean).join(' · ')}
        {dubbing?.is_simulated && <Badge>{t('simulated.label')}</Badge>}
      </p>
      <SaveRefusals />
      {dubbing?.is_simulated && <p className="text-13 text-muted">{t('simulated.text')}</p>}
    </header>
  )
}
