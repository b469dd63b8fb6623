import { useEffect, useId, useRef, useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { classNames } from '#src/ui/class-names.ts'
import { controlStyles } from '#src/ui/control-styles.ts'
import { useRenameProject } from './projects-mutations.ts'
import { hasTitleDraft, titleDraft } from './title-draft.ts'

interface ProjectTitleEditorProps {
  project: ProjectSummary
  /** Also called if the title is unchanged. `isByKeyboard`: the focus must return to the row. */
  onDone: (isByKeyboard: boolean) => void
}

function useTitleField({ project, onDone }: ProjectTitleEditorProps) {
  const { t } = useTranslation('projects-lazy')
  const [title, setTitle] = useState(project.title)
  const { mutate, isPending, error, variables, reset } = useRenameProject()
  const isEmpty = title.trim() === ''
  // The form has only the title, so every field error is about it.
  const refusal = Object.values(refusalsOf(error)).join(' ') || undefined
  const draft = useDraft({
    kind: titleDraft(project.id),
    fields: { title },
    isTouched: title !== project.title,
    onRestore: (left) => setTitle(left.title),
  })
  function done(isByKeyboard: boolean) {
    draft.finish()
    onDone(isByKeyboard)
  }
  function save(isByKeyboard: boolean) {
    const wanted = title.trim()
    if (isPending || (isEmpty && isByKeyboard)) return
    if (isEmpty || wanted === project.title) return done(isByKeyboard)
    // Leaving a field with an error does not send the same title again.
    if (!isByKeyboard && refusal !== undefined && wanted === variables?.title) return
    const onSuccess = () => {
      notifications.toast(t('rename.done', { title: wanted }), 'success')
      done(isByKeyboard)
    }
    mutate({ project, title: wanted }, { onSuccess })
  }
  function change(typed: string) {
    setTitle(typed)
    if (error) reset()
  }
  const message = isEmpty ? t('rename.empty') : refusal
  return { title, change, save, cancel: () => done(true), message, isPending }
}

/**
 * Renames in place: Enter or leaving the field saves, Escape keeps the old title, a failure keeps the input.
 */
export function ProjectTitleEditor(props: ProjectTitleEditorProps) {
  const { t } = useTranslation('projects-lazy')
  const input = useRef<HTMLInputElement>(null)
  const messageId = useId()
  const { title, change, save, cancel, message, isPending } = useTitleField(props)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
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
        onChange={(event) => change(event.target.value)}
        onBlur={() => save(false)}
        onKeyDown={(event) => event.key === 'Escape' && cancel()}
        maxLength={TITLE_MAX}
        readOnly={isPending}
        aria-label={t('rename.label', { title: props.project.title })}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={message === undefined ? undefined : messageId}
        aria-busy={isPending || undefined}
        autoComplete="off"
        className={classNames(controlStyles, 'h-9')}
      />
      <p id={messageId} aria-live="polite" className="wrap-long text-13 text-danger">
        {message}
      </p>
    </form>
  )
}

/** Opens with the title that the customer left while typing it; ends at once if there is none after all. */
export function KeptTitleEditor(props: ProjectTitleEditorProps) {
  const { project, onDone } = props
  const [isKept] = useState(() => hasTitleDraft(project.id))
  useEffect(() => {
    if (!isKept) onDone(false)
  }, [isKept, onDone])
  return isKept && <ProjectTitleEditor {...props} />
}
