import { Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface DropZoneProps {
  /** What is to be brought here. */
  label: ReactNode
  /** Words of the button for those who do not drag. */
  buttonLabel: ReactNode
  /** Kinds, sizes and how many. */
  hint?: ReactNode
  /** What of the last choice was not taken, and why. Said at once. */
  problem?: ReactNode
  /** Endings and MIME types for the file dialog, e.g. `.mp3`, `audio/*`. Dropped files are the caller's to check. */
  accept?: readonly string[]
  /** Whether more than one file is taken at once. */
  isMultiple?: boolean
  /** While files are sent, or no more are taken. */
  isDisabled?: boolean
  /** Called with what was dropped or chosen, not checked yet. */
  onFiles: (files: File[]) => void
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

function useFiles({ isMultiple = false, isDisabled = false, onFiles }: DropZoneProps) {
  // Entering a child comes before leaving the parent: only the count tells whether the pointer is still inside.
  const [depth, setDepth] = useState(0)
  const take = (list: FileList) => {
    const files = isMultiple ? [...list] : [...list].slice(0, 1)
    if (files.length > 0) onFiles(files)
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.files) take(target.files)
    // The same file may be chosen again.
    target.value = ''
  }
  const target = {
    onDragEnter: (event: DragEvent) => holdsFiles(event) && setDepth(depth + 1),
    onDragLeave: () => setDepth(Math.max(0, depth - 1)),
    onDragOver: (event: DragEvent) => holdsFiles(event) && event.preventDefault(),
    onDrop(event: DragEvent) {
      // Without this the browser leaves the page for the file.
      event.preventDefault()
      setDepth(0)
      if (!isDisabled) take(event.dataTransfer.files)
    },
  }
  return { isOver: depth > 0 && !isDisabled, target, choose }
}

/** A long form is sent from far below its files: what the server says of them has to be seen there. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Files by drag, click or keyboard. It hands over what it gets; what is wrong with it comes back as `problem`. */
export function DropZone(props: DropZoneProps) {
  const { label, buttonLabel, hint, problem, accept, isMultiple, isDisabled } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, target, choose } = useFiles(props)
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      {...target}
      className={classNames(
        'flex min-w-0 flex-col items-center gap-2 rounded-md border border-dashed px-4 py-6 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge',
      )}
    >
      <Upload size={20} aria-hidden className="text-muted" />
      <p id={`${id}-label`} className="font-strong">
        {label}
      </p>
      <Button
        disabled={isDisabled}
        data-field
        aria-describedby={`${id}-hint ${id}-problem`}
        onClick={() => input.current?.click()}
      >
        {buttonLabel}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept?.join(',') || undefined}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={choose}
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        className="hidden"
      />
      <p id={`${id}-hint`} className="wrap-long text-13 text-muted empty:hidden">
        {hint}
      </p>
      <div
        ref={problem ? reveal : undefined}
        id={`${id}-problem`}
        data-field-error={problem ? '' : undefined}
        role="status"
        className="wrap-long text-13 text-danger empty:hidden"
      >
        {problem}
      </div>
    </fieldset>
  )
}
