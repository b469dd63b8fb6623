import { LanguageSelect } from '#src/features/catalog/language-select.tsx'
import { useEditor, useProjectDefaults, useSummary } from '#src/features/editor/editor-context.ts'
import { ProjectState, SaveRefusals } from '#src/features/editor/editor-notices.tsx'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { ProjectTitle } from '#src/features/projects/project-title.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'

export function ProjectHeader() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const { history, slug } = editor
  const summary = useSummary()
  const { language } = useProjectDefaults()
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 md:gap-x-4 md:gap-y-2">
      <ProjectTitle
        project={summary}
        onRenamed={(title) => editor.summary.set({ ...editor.summary.get(), title })}
      />
      <ProjectState />
      <div className="ml-auto min-w-0 max-w-48 grow basis-32 sm:basis-48">
        <LanguageSelect
          slug={slug}
          label={t('language.label')}
          isLabelHidden
          size="small"
          value={language}
          isDisabled={!isEditable(summary)}
          onChange={(chosen) => history.commit([{ kind: 'defaults', values: { language: chosen } }])}
        />
      </div>
      <SaveRefusals />
    </header>
  )
}
