import { Table2 } from 'lucide-react'
import { type ClipboardEvent, useState } from 'react'
import { FileEncoding } from '#src/features/projects/file-encoding.tsx'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { ChosenFile } from '#src/ui/chosen-file.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { readTableFile, TABLE_MAX_MEGABYTES, type UnreadTable } from './read-table.ts'
import { TYPED_MAX } from './use-table.ts'

const ACCEPTED = ['.csv', '.tsv', '.txt']

interface TableInputProps {
  /** Text of the table, with any separator. */
  text: string
  /** Which columns are expected. */
  hint: string
  isDisabled: boolean
  onChange: (text: string) => void
}

function useTableFile({ onChange }: TableInputProps) {
  const locale = useLocale()
  const [file, setFile] = useState<File>()
  const [unread, setUnread] = useState<{ readonly name: string; readonly why: UnreadTable }>()
  return {
    file,
    unread,
    async open(next: File) {
      const read = await readTableFile(next, locale)
      const isRead = 'text' in read
      setFile(isRead ? next : undefined)
      setUnread(isRead ? undefined : { name: next.name, why: read.unread })
      onChange(isRead ? read.text : '')
    },
    close() {
      setFile(undefined)
      onChange('')
    },
  }
}

interface ChosenTableProps {
  /** Undefined for a pasted text that is too long for a field. */
  file: File | undefined
  isDisabled: boolean
  onOpen: (file: File) => Promise<void>
  onRemove: () => void
}

function ChosenTable({ file, isDisabled, onOpen, onRemove }: ChosenTableProps) {
  const { t } = useTranslation('tables')
  const name = file?.name ?? t('pasted')
  return (
    <div>
      <ChosenFile
        name={name}
        icon={<Table2 size={16} aria-hidden className="shrink-0 text-muted" />}
        removeLabel={t('remove', { name })}
        isDisabled={isDisabled}
        onRemove={onRemove}
      />
      {file && (
        <FileEncoding file={file} isDisabled={isDisabled} onChange={(converted) => void onOpen(converted)} />
      )}
    </div>
  )
}

/** Takes a table as a file, or as cells that were copied from a spreadsheet. */
export function TableInput(props: TableInputProps) {
  const { text, hint, isDisabled, onChange } = props
  const { t } = useTranslation(['tables', 'common'])
  const { file, unread, open, close } = useTableFile(props)
  // A long text would make typing slow.
  const isShown = file === undefined && text.length <= TYPED_MAX
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    const { selectionStart, selectionEnd } = event.currentTarget
    const next = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd)
    if (next.length <= TYPED_MAX) return
    event.preventDefault()
    onChange(next)
  }
  if (!isShown) return <ChosenTable file={file} isDisabled={isDisabled} onOpen={open} onRemove={close} />
  return (
    <div className="flex flex-col gap-3">
      <DropZone
        label={t('drop')}
        buttonLabel={t('choose')}
        hint={t('kinds', { limit: TABLE_MAX_MEGABYTES })}
        problem={unread && t(unread.why, { name: unread.name, limit: TABLE_MAX_MEGABYTES })}
        folderProblem={(name) => t('common:folder', { name })}
        accept={ACCEPTED}
        isDisabled={isDisabled}
        onFiles={([chosen]) => chosen && void open(chosen)}
      />
      <TextArea
        label={t('paste')}
        hint={hint}
        value={text}
        rows={4}
        maxRows={8}
        {...inOwnLanguage(text)}
        disabled={isDisabled}
        onPaste={paste}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
