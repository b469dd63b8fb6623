import { Pencil } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalsOf } from '#src/api/api-error.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import type { ProjectSummary } from '#src/contract/project.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useRenameProject } from './projects-mutations.ts'
import { titleDraft } from './title-draft.ts'

interface ProjectTitleProps {
  project: ProjectSummary
  onRenamed: (title: string) => void
}

/** The project's name, renamed in its place. Enter or leaving the field saves, Escape does not; a failure keeps it. */
export function ProjectTitle({ project, onRenamed }: ProjectTitleProps) {
  const { t } = useTranslation('editor')
  const { title } = project
  const [typed, setTyped] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const rename = useRenameProject()
  const messageId = useId()
  const refusal = refusalsOf(rename.error).title
  // On its way to the server it is still the customer's alone.
  const unsaved = rename.isPending ? rename.variables.title : typed
  const shown = rename.isPending ? rename.variables.title : title
  useDraft({
    kind: titleDraft(project.id),
    fields: { title: unsaved ?? '' },
    isTouched: unsaved !== undefined && unsaved !== title,
    onRestore: (left) => setTyped(left.title),
  })

  const isOpen = typed !== undefined
  useEffect(() => {
    if (isOpen) field.current?.select()
  }, [isOpen])

  function save(event?: FormEvent) {
    event?.preventDefault()
    const next = typed?.trim() ?? ''
    // Leaving a field that was refused does not ask again for the same.
    if (!event && refusal !== undefined && next === rename.variables?.title) return
    setTyped(undefined)
    if (next !== '' && next !== title) {
      rename.mutate(
        { project, title: next },
        {
          onSuccess: (answer) => onRenamed(answer.project.title),
          // Nobody types it twice.
          onError: () => setTyped(next),
        },
      )
    }
    if (event) requestAnimationFrame(() => button.current?.focus())
  }

  return (
    <div className={classNames('flex min-w-0 items-center gap-1', isOpen && 'flex-1')}>
      <ScreenHeading title={shown} size="small" isHidden={isOpen}>
        <span dir="auto">{shown}</span>
      </ScreenHeading>
      {isOpen ? (
        <form onSubmit={save} className="min-w-0 flex-1">
          <input
            ref={field}
            aria-label={t('title.label')}
            value={typed}
            maxLength={TITLE_MAX}
            dir="auto"
            aria-invalid={refusal !== undefined || undefined}
            aria-describedby={refusal === undefined ? undefined : messageId}
            onChange={(event) => {
              setTyped(event.target.value)
              if (rename.isError) rename.reset()
            }}
            onBlur={() => save()}
            onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
            className="w-full rounded-md border border-edge bg-raised px-2 py-1 text-20 font-strong"
          />
          <p id={messageId} aria-live="polite" className="wrap-long text-13 text-danger">
            {refusal}
          </p>
        </form>
      ) : (
        <IconButton
          ref={button}
          label={t('title.rename')}
          icon={<Pencil size={16} aria-hidden />}
          size="small"
          onClick={() => setTyped(title)}
        />
      )}
    </div>
  )
}
