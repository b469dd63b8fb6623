import { Upload } from 'lucide-react'
import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface DropZoneProps {
  /** Names the files to drop here; hidden on touch screens, where the button says what to do. */
  label: ReactNode
  /** Whether the label is the name of a field, which touch screens need too. */
  isField?: boolean
  /** Text of the button, for customers who do not drag. */
  buttonLabel: ReactNode
  /** Allowed types, sizes and number of files. */
  hint?: ReactNode
  /** Says that the dropped thing is a folder, which browsers cannot hand over as a file. */
  folderProblem: (name: string) => ReactNode
  /** Why files of the last choice were not accepted; announced. */
  problem?: ReactNode
  /** Extensions and MIME types for the file dialog, e.g. `.mp3`, `audio/*`. The caller checks dropped files. */
  accept?: readonly string[]
  /** Whether several files are accepted at once. */
  isMultiple?: boolean
  /** True while files are sent or no more are accepted. */
  isDisabled?: boolean
  /** Called with the dropped or chosen files, unchecked. */
  onFiles: (files: File[]) => void
}

const touchQuery = '(pointer: coarse)'
const onTouchChange = (listener: () => void) => {
  const media = matchMedia(touchQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const isTouch = () => matchMedia(touchQuery).matches

const folderIn = (item: DataTransferItem) => {
  const entry = item.webkitGetAsEntry()
  return entry?.isDirectory ? entry.name : undefined
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

function useFiles({ isMultiple = false, isDisabled = false, onFiles }: DropZoneProps) {
  // A child's enter event comes before its parent's leave event, so only a count shows if the pointer is inside.
  const [depth, setDepth] = useState(0)
  /** Name of a folder of the last drop; browsers give it as a file that cannot be read. */
  const [folder, setFolder] = useState<string>()
  const take = (all: readonly File[]) => {
    const files = isMultiple ? all : all.slice(0, 1)
    if (files.length > 0) onFiles([...files])
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setFolder(undefined)
    if (target.files) take([...target.files])
    // Otherwise choosing the same file again fires no event.
    target.value = ''
  }
  const target = {
    onDragEnter: (event: DragEvent) => holdsFiles(event) && setDepth(depth + 1),
    onDragLeave: () => setDepth(Math.max(0, depth - 1)),
    onDragOver: (event: DragEvent) => holdsFiles(event) && event.preventDefault(),
    onDrop(event: DragEvent) {
      // Otherwise the browser leaves the page and opens the file.
      event.preventDefault()
      setDepth(0)
      if (isDisabled) return
      // Read at once: the browser empties the list after the event.
      const items = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file')
      setFolder(items.map(folderIn).find(Boolean))
      take(items.flatMap((item) => (folderIn(item) === undefined ? (item.getAsFile() ?? []) : [])))
    },
  }
  return { isOver: depth > 0 && !isDisabled, target, choose, folder }
}

/** Scrolls a file error into view: a long form is sent from far below its files. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

function Notes({ id, hint, problem }: Pick<DropZoneProps, 'hint' | 'problem'> & { id: string }) {
  return (
    <>
      <p id={`${id}-hint`} className="wrap-long text-13 text-muted empty:hidden">
        {hint}
      </p>
      <div
        ref={problem ? scrollIntoView : undefined}
        id={`${id}-problem`}
        data-field-error={problem ? '' : undefined}
        role="status"
        className="wrap-long text-13 text-danger empty:hidden"
      >
        {problem}
      </div>
    </>
  )
}

/** Takes files by drag, click or keyboard. The caller checks them and returns errors as `problem`. */
export function DropZone(props: DropZoneProps) {
  const { label, isField, buttonLabel, folderProblem, hint, accept, isMultiple, isDisabled } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, target, choose, folder } = useFiles(props)
  const canDrop = !useSyncExternalStore(onTouchChange, isTouch)
  const hasLabel = canDrop || isField
  const nameId = `${id}-${hasLabel ? 'label' : 'button'}`
  const problem = folder === undefined ? props.problem : folderProblem(folder)
  return (
    <fieldset
      aria-labelledby={nameId}
      {...target}
      className={classNames(
        'flex min-w-0 flex-col items-center gap-2 rounded-md border border-dashed px-4 py-6 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge',
      )}
    >
      <Upload size={20} aria-hidden className="text-muted" />
      {hasLabel && (
        <p id={`${id}-label`} className="font-strong">
          {label}
        </p>
      )}
      <Button
        id={`${id}-button`}
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
        aria-labelledby={nameId}
        className="hidden"
      />
      <Notes id={id} hint={hint} problem={problem} />
    </fieldset>
  )
}
