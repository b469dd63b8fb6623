import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#src/contract/project.ts'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'
import { ProjectTitleEditor } from '#src/features/projects/project-title-editor.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'

/** Name, state and site of a reader. The name is changed in its place. */
export function ReaderHeader({ project }: { project: Project }) {
  const { t } = useTranslation('editor')
  const [isRenaming, setIsRenaming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isRenaming ? (
        <div className="min-w-0 max-w-form flex-1">
          <ProjectTitleEditor
            project={project}
            onDone={(isByKeyboard) => {
              setIsRenaming(false)
              if (isByKeyboard) requestAnimationFrame(() => button.current?.focus())
            }}
          />
        </div>
      ) : (
        <div className="flex min-w-0 items-center gap-1">
          <ScreenHeading title={project.title} className="wrap-long min-w-0 text-20 font-strong outline-none">
            <span dir="auto">{project.title}</span>
          </ScreenHeading>
          <IconButton
            ref={button}
            label={t('title.rename')}
            icon={<Pencil size={16} aria-hidden />}
            size="small"
            onClick={() => setIsRenaming(true)}
          />
        </div>
      )}
      <ProjectStatusBadge status={project.status} />
      {project.domain && <span className="wrap-long min-w-0 text-muted">{project.domain}</span>}
    </header>
  )
}
