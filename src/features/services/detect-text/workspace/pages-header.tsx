import { useTranslation } from 'react-i18next'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { SaveLabel, SaveRefusals } from '#src/features/editor/editor-notices.tsx'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'
import { ProjectTitle } from '#src/features/projects/project-title.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useSignal } from '#src/ui/use-signal.ts'

export function PagesHeader() {
  const { t } = useTranslation('detect-text')
  const { number } = useFormat()
  const editor = useEditor()
  const summary = useSummary()
  const pages = useSignal(editor.body).pages ?? []
  const languageName = useLanguageName()
  const read = [...new Set(pages.flatMap(({ languages }) => languages))]
  const details = [
    t('documents.pages', { count: pages.length, number: number(pages.length) }),
    ...read.map((id) => languageName(id)),
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
      <p className="tabular wrap-long text-13 text-muted">{details.filter(Boolean).join(' · ')}</p>
      <SaveRefusals />
    </header>
  )
}
