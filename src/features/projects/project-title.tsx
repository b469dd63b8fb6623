import { Pencil } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectSummary } from '#src/contract/project.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useRenameProject } from './project-mutations.ts'

const MAX_LENGTH = 120

interface ProjectTitleProps {
  project: ProjectSummary
  onRenamed: (title: string) => void
}

/** The project's name, renamed in its place. Enter or leaving the field saves, Escape does not. */
export function ProjectTitle({ project, onRenamed }: ProjectTitleProps) {
  const { t } = useTranslation('editor')
  const { title } = project
  const [draft, setDraft] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const rename = useRenameProject()
  const shown = rename.isPending ? rename.variables.title : title

  const isOpen = draft !== undefined
  useEffect(() => {
    if (isOpen) field.current?.select()
  }, [isOpen])

  function save(event?: FormEvent) {
    event?.preventDefault()
    const next = draft?.trim() ?? ''
    setDraft(undefined)
    if (next !== '' && next !== title) {
      rename.mutate({ project, title: next }, { onSuccess: (answer) => onRenamed(answer.project.title) })
    }
    if (event) requestAnimationFrame(() => button.current?.focus())
  }

  if (draft !== undefined) {
    return (
      <form onSubmit={save} className="min-w-0 flex-1">
        <input
          ref={field}
          aria-label={t('title.label')}
          value={draft}
          maxLength={MAX_LENGTH}
          dir="auto"
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => save()}
          onKeyDown={(event) => event.key === 'Escape' && setDraft(undefined)}
          className="w-full rounded-md border border-edge bg-raised px-2 py-1 text-20 font-strong"
        />
      </form>
    )
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      <ScreenHeading title={shown} className="wrap-long min-w-0 text-20 font-strong outline-none">
        <span dir="auto">{shown}</span>
      </ScreenHeading>
      <IconButton
        ref={button}
        label={t('title.rename')}
        icon={<Pencil size={16} aria-hidden />}
        size="small"
        onClick={() => setDraft(title)}
      />
    </div>
  )
}
