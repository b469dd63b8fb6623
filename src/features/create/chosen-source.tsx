import { AudioLines, FileText, Film, Image } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useFileSize } from '#src/i18n/use-file-size.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { ChosenFile } from '#src/ui/chosen-file.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

interface ChosenSourceProps {
  file: File
  /** In seconds, for sound and video; otherwise the size is shown. */
  length?: number | undefined
  isChecking?: boolean
  isDisabled?: boolean
  /** Note below the file. */
  note?: ReactNode
  /** A button before the one that removes it. */
  tool?: ReactNode
  onRemove: () => void
}

const iconByKind = { audio: AudioLines, video: Film, image: Image } as const

function iconOf({ type }: File) {
  const [kind = ''] = type.split('/')
  return Object.hasOwn(iconByKind, kind) ? iconByKind[kind as keyof typeof iconByKind] : FileText
}

/** A file chosen for a project, with its kind, name, and length or size. */
export function ChosenSource({
  file,
  length,
  isChecking,
  isDisabled,
  note,
  tool,
  onRemove,
}: ChosenSourceProps) {
  const { t } = useTranslation('create')
  const sizeOf = useFileSize()
  const Icon = iconOf(file)
  const root = useRef<HTMLDivElement>(null)
  function remove() {
    // The button goes with the file; the one that chooses another is before it.
    root.current?.parentElement?.querySelector<HTMLElement>('[data-field]')?.focus()
    onRemove()
  }
  const measure = length === undefined ? sizeOf(file.size) : formatLength(length)
  return (
    <div ref={root}>
      <ChosenFile
        name={file.name}
        icon={<Icon size={16} aria-hidden className="shrink-0 text-muted" />}
        aside={
          isChecking ? (
            <>
              <Spinner />
              {t('file.checking')}
            </>
          ) : (
            measure
          )
        }
        tool={tool}
        removeLabel={t('file.remove', { name: file.name })}
        isDisabled={isDisabled}
        onRemove={remove}
      />
      {note}
    </div>
  )
}
