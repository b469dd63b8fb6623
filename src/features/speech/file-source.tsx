import { FileText } from 'lucide-react'
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'
import { EncodingChoice } from '#src/features/projects/encoding-choice.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { TextEncoding } from '#src/rules/text-encodings.ts'
import { Notice } from '#src/ui/notice.tsx'
import { readTextFile } from './text/read-text-file.ts'
import { UnreadText } from './text/unread-text.ts'

const ACCEPTED = '.txt,.docx,.srt,.vtt,text/plain'

interface FileSourceProps {
  language: string
  /** Read at once. */
  initial?: File | undefined
  onChange: (text: string, file: File) => void
}

interface ChosenTextFile {
  readonly file: File
  readonly encoding: TextEncoding | undefined
}

interface UnreadableFile {
  readonly name: string
  readonly error: unknown
}

function Refusal({ name, error }: UnreadableFile) {
  const { t } = useTranslation('editor-modals')
  const { reason, kind } = error instanceof UnreadText ? error : { reason: 'damaged' as const, kind: '' }
  const text = reason === 'damaged' ? t('paste.unreadable', { name }) : t(`paste.${reason}`, { name, kind })
  return <Notice tone="error">{text}</Notice>
}

/** Reads the text of a file; its encoding can be changed if the file does not declare it. */
export function FileSource({ language, initial, onChange }: FileSourceProps) {
  const { t } = useTranslation('editor-modals')
  const [chosen, setChosen] = useState<ChosenTextFile>()
  const [unread, setUnread] = useState<UnreadableFile>()
  async function read(file: File, wanted?: TextEncoding) {
    setUnread(undefined)
    try {
      const { text, encoding } = await readTextFile(file, language, wanted)
      setChosen({ file, encoding })
      onChange(text, file)
    } catch (error) {
      setChosen(undefined)
      setUnread({ name: file.name, error })
    }
  }
  const readInitial = useEffectEvent(() => {
    if (initial) void read(initial)
  })
  useEffect(() => readInitial(), [])
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) void read(file)
  }
  return (
    <>
      <label className="inline-flex min-h-10 items-center gap-2 self-start text-muted hover:text-ink">
        <FileText size={16} aria-hidden />
        <span className="underline">{t('paste.file')}</span>
        <input type="file" accept={ACCEPTED} className="sr-only" onChange={choose} />
      </label>
      {chosen && (
        <span dir="auto" className="wrap-long min-w-0 font-strong">
          {chosen.file.name}
        </span>
      )}
      {chosen?.encoding && (
        <EncodingChoice
          encoding={chosen.encoding}
          onChange={(encoding) => void read(chosen.file, encoding)}
        />
      )}
      {unread && <Refusal {...unread} />}
    </>
  )
}
