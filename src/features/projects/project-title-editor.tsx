import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectSummary } from '#src/contract/project.ts'
import { notifications } from '#src/lib/notifications.ts'
import { classNames } from '#src/ui/class-names.ts'
import { controlStyles } from '#src/ui/control-styles.ts'
import { useRenameProject } from './project-mutations.ts'

const TITLE_MAX_LENGTH = 120

interface ProjectTitleEditorProps {
  project: ProjectSummary
  /** Changed, or left as it was. `isByKeyboard`: the focus has to go back to the row. */
  onDone: (isByKeyboard: boolean) => void
}

/** Renames in place: Enter or leaving the field saves, Escape keeps the old title, a failure keeps what was typed. */
export function ProjectTitleEditor({ project, onDone }: ProjectTitleEditorProps) {
  const { t } = useTranslation('projects')
  const input = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState(project.title)
  const { mutate, isPending } = useRenameProject()
  const isEmpty = title.trim() === ''

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const save = (isByKeyboard: boolean) => {
    const wanted = title.trim()
    if (isPending || (isEmpty && isByKeyboard)) return
    if (isEmpty || wanted === project.title) return onDone(isByKeyboard)
    const say = () => notifications.toast(t('rename.done', { title: wanted }), 'success')
    const onSuccess = () => {
      say()
      onDone(isByKeyboard)
    }
    mutate({ project, title: wanted }, { onSuccess })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save(true)
      }}
    >
      <input
        ref={input}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => save(false)}
        onKeyDown={(event) => event.key === 'Escape' && onDone(true)}
        maxLength={TITLE_MAX_LENGTH}
        readOnly={isPending}
        aria-label={t('rename.label', { title: project.title })}
        aria-invalid={isEmpty || undefined}
        aria-busy={isPending || undefined}
        autoComplete="off"
        className={classNames(controlStyles, 'h-9')}
      />
      <p aria-live="polite" className="text-13 text-danger">
        {isEmpty && t('rename.empty')}
      </p>
    </form>
  )
}
