import { Upload } from 'lucide-react'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'

interface FileDropProps {
  onFile: (file: File) => void
  /** The file is dropped, or no longer dragged over the page. */
  onEnd: () => void
}

/** Modals take files themselves, or none. */
const isForPage = (event: DragEvent) =>
  !event.defaultPrevented &&
  event.dataTransfer?.types.includes('Files') === true &&
  document.querySelector('.modal-box') === null

/** The caret goes where the file is dropped, so that its text is added there. */
function focusRow({ target }: DragEvent) {
  if (target instanceof Element) target.closest('li')?.querySelector('textarea')?.focus()
}

/** A frame around the page while a file is dragged over it. */
export function FileDrop({ onFile, onEnd }: FileDropProps) {
  const { t } = useTranslation('editor-modals')
  const leave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) onEnd()
  })
  const drop = useEffectEvent((event: DragEvent) => {
    onEnd()
    const file = event.dataTransfer?.files[0]
    if (!isForPage(event) || !file) return
    event.preventDefault()
    focusRow(event)
    onFile(file)
  })
  // Before the frame is seen: a file that is dropped at once is taken too.
  useLayoutEffect(() => {
    const listening = new AbortController()
    const listen = (kind: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      document.addEventListener(kind, listener, { signal: listening.signal })
    listen('dragover', (event) => {
      if (!isForPage(event) || !event.dataTransfer) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    })
    listen('dragleave', (event) => leave(event))
    listen('drop', (event) => drop(event))
    return () => listening.abort()
  }, [])
  return (
    <div className="pointer-events-none fixed inset-2 z-40 flex items-end justify-center rounded-lg border-2 border-dashed border-accent p-6">
      <p className="flex items-center gap-2 rounded-md bg-accent-soft px-4 py-3 font-strong">
        <Upload size={20} aria-hidden />
        {t('paste.drop')}
      </p>
    </div>
  )
}
