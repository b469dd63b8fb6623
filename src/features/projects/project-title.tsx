import { Pencil } from 'lucide-react'
import { type FormEvent, memo, type Ref, useId, useRef, useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useRenameProject } from './projects-mutations.ts'
import { titleDraft } from './title-draft.ts'

interface ProjectTitleProps {
  project: ProjectSummary
  onRenamed: (title: string) => void
}

function useTypedTitle({ project, onRenamed }: ProjectTitleProps) {
  const { title } = project
  const [typed, setTyped] = useState<string>()
  const { mutate, isPending, isError, error, variables, reset } = useRenameProject()
  // The form has only the title, so every field error is about it.
  const refusal = Object.values(refusalsOf(error)).join(' ') || undefined
  // A title that is being sent is not saved yet.
  const unsaved = isPending ? variables.title : typed
  useDraft({
    kind: titleDraft(project.id),
    fields: { title: unsaved ?? '' },
    isTouched: unsaved !== undefined && unsaved !== title,
    onRestore: (left) => setTyped(left.title),
  })
  function save(isLeaving: boolean) {
    const next = typed?.trim() ?? ''
    // Leaving a field with an error does not send the same title again.
    if (isLeaving && refusal !== undefined && next === variables?.title) return
    setTyped(undefined)
    if (next === '' || next === title) return
    mutate(
      { project, title: next },
      {
        onSuccess: (answer) => onRenamed(answer.project.title),
        // The input stays in the field, so that it need not be typed twice.
        onError: () => setTyped(next),
      },
    )
  }
  function change(next: string | undefined) {
    setTyped(next)
    if (isError) reset()
  }
  return { typed, change, save, shown: isPending ? variables.title : title, refusal }
}

type TitleFieldProps = ReturnType<typeof useTypedTitle> & { ref: Ref<HTMLInputElement> }

function TitleField({ ref, typed, change, save, refusal }: TitleFieldProps) {
  const { t } = useTranslation('editor')
  const messageId = useId()
  return (
    <>
      <input
        ref={ref}
        aria-label={t('title.label')}
        value={typed}
        maxLength={TITLE_MAX}
        {...inOwnLanguage(typed ?? '')}
        aria-invalid={refusal !== undefined || undefined}
        aria-describedby={refusal === undefined ? undefined : messageId}
        onChange={(event) => change(event.target.value)}
        onBlur={() => save(true)}
        onKeyDown={(event) => event.key === 'Escape' && change(undefined)}
        className="w-full rounded-md border border-edge bg-raised px-2 py-1 text-20 font-strong"
      />
      <p id={messageId} aria-live="polite" className="wrap-long text-13 text-danger">
        {refusal}
      </p>
    </>
  )
}

export const ProjectTitle = memo(function ProjectTitle(props: ProjectTitleProps) {
  const { t } = useTranslation('editor')
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const title = useTypedTitle(props)
  const { typed, change, save, shown } = title
  const isOpen = typed !== undefined
  function open() {
    change(props.project.title)
    // A title that failed to save takes no focus, because the customer may be typing elsewhere by then.
    requestAnimationFrame(() => field.current?.select())
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    save(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <div className={classNames('flex min-h-9 min-w-0 items-center gap-1', isOpen && 'flex-1')}>
      <ScreenHeading title={shown} size="small" isHidden={isOpen}>
        <span {...inOwnLanguage(shown)}>{shown}</span>
      </ScreenHeading>
      {isOpen ? (
        <form onSubmit={submit} className="min-w-0 flex-1">
          <TitleField ref={field} {...title} />
        </form>
      ) : (
        <IconButton
          ref={button}
          label={t('title.rename')}
          icon={<Pencil size={16} aria-hidden />}
          size="small"
          onClick={open}
        />
      )}
    </div>
  )
})
