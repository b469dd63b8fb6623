import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { type Editor, useEditor, useOrder } from '#src/features/editor/editor-context.ts'
import { NEW_PROJECT } from '#src/features/projects/new-project.ts'
import { useDeleteProject } from '#src/features/projects/projects-mutations.ts'
import { BlockList } from '#src/features/speech/block-list.tsx'
import { type OpenSpeech, SpeechWorkspace } from '#src/features/speech/speech-workspace.tsx'
import { OpenEditor } from '#src/features/workspace/edited-workspace.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useShownUntilFocused } from '#src/ui/use-shown-until-focused.ts'

function isUntouched({ store, history, summary }: Editor, firstTitle: string) {
  const { status, title } = summary.get()
  const isUnchanged = status === projectStatuses.DRAFT && title === firstTitle && !history.state.get().canUndo
  return isUnchanged && store.getOrder().every((key) => store.getBlock(key)?.text === '')
}

/** Deletes a new project that is left without edits, because text to speech creates one as soon as it is opened. */
function useUntouchedProject() {
  const editor = useEditor()
  const { state } = useLocation()
  const [isNew] = useState(() => state === NEW_PROJECT)
  const [title] = useState(() => editor.summary.get().title)
  const { mutate: remove } = useDeleteProject({ silent: true })
  const isHere = useRef(false)
  useEffect(() => {
    if (!isNew) return
    isHere.current = true
    return () => {
      isHere.current = false
      // Delayed, because React may clean up and run an effect again while its screen stays.
      setTimeout(() => {
        const { slug, projectId: id } = editor
        if (!isHere.current && isUntouched(editor, title)) remove({ slug, id })
      })
    }
  }, [isNew, editor, title, remove])
}

function EmptyProject({ onPaste }: { onPaste: () => void }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Runs after the last block was removed, which had the focus.
    if (editor.active.get() === undefined) return
    const frame = requestAnimationFrame(() => {
      if (isFocusLost()) start.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [editor])
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button ref={start} variant="primary" onClick={() => editor.addBelow(null)}>
            {t('empty.write')}
          </Button>
          <Button onClick={onPaste}>{t('empty.paste')}</Button>
        </div>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}

function Blocks({ reveal, openPaste }: OpenSpeech) {
  const isEmpty = useOrder().length === 0
  useUntouchedProject()
  const isStartShown = useShownUntilFocused(isEmpty)
  return (
    <div className="relative">
      {isStartShown && (
        <div className={isEmpty ? undefined : 'pointer-events-none absolute inset-x-0 opacity-0'}>
          <EmptyProject onPaste={openPaste} />
        </div>
      )}
      {!isEmpty && <BlockList dimmed={reveal.dimmed} typing={reveal.typing} />}
    </div>
  )
}

export function ProjectWorkspace({ project }: { project: Project }) {
  return (
    <OpenEditor project={project}>
      {() => <SpeechWorkspace>{(speech) => <Blocks {...speech} />}</SpeechWorkspace>}
    </OpenEditor>
  )
}
