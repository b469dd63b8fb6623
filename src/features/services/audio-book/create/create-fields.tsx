import { FileText } from 'lucide-react'
import { FileEncoding } from '#src/features/projects/file-encoding.tsx'
import { KeptNotice } from '#src/features/projects/kept-notice.tsx'
import { SendProgress } from '#src/features/runs/send-progress.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { carryingLink } from '#src/routing/carried-files.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { ChosenFile } from '#src/ui/chosen-file.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { AboutFields, type FieldsProps } from './about-fields.tsx'
import type { Source } from './book-draft.ts'

function BookFile({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  const { number } = useFormat()
  const { file, isPending } = book
  if (!file || book.fields.source !== 'file') return null
  const { unit, size, digits } = fileSize(file.size)
  return (
    <div className="mt-3">
      <ChosenFile
        name={file.name}
        icon={<FileText size={16} aria-hidden className="shrink-0 text-muted" />}
        aside={t(`create.${unit}`, { size: number(size, digits) })}
        removeLabel={t('create.removeFile')}
        isDisabled={isPending}
        onRemove={() => book.choose(undefined)}
      />
      <FileEncoding file={file} isDisabled={isPending} onChange={book.choose} />
    </div>
  )
}

function ScanLink({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  const { file } = book
  if (!book.isScan || !file) return null
  return (
    <p className="mt-2 text-14">
      <LocalizedLink
        to={paths.createProject('detect-text')}
        className={textLinkStyles}
        {...carryingLink([file])}
      >
        {t('create.readScan')}
      </LocalizedLink>
    </p>
  )
}

function FileFields({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  return (
    <>
      <DropZone
        label={t('create.drop')}
        buttonLabel={t('create.chooseFile')}
        hint={book.hint}
        accept={book.endings}
        isDisabled={book.isPending}
        problem={book.problem}
        onFiles={([file]) => book.choose(file)}
      />
      <ScanLink book={book} />
      <BookFile book={book} />
    </>
  )
}

function PasteFields({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  return (
    <TextArea
      label={t('create.text')}
      hint={t('create.textHint')}
      error={book.problem}
      value={book.fields.text}
      rows={8}
      maxRows={16}
      dir="auto"
      readOnly={book.isPending}
      onChange={(event) => book.change({ text: event.target.value })}
    />
  )
}

function Progress({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  if (!book.isPending) return null
  return (
    <SendProgress label={t('create.sending')} percent={book.percent ?? 100} after={t('create.reading')} />
  )
}

export function CreateFields({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  const { fields, isRestored, startAfresh, change } = book
  return (
    <div className="flex flex-col gap-4">
      {isRestored && <KeptNotice of="form" onAfresh={startAfresh} />}
      <Tabs<Source>
        label={t('create.source')}
        value={fields.source}
        onChange={(source) => change({ source })}
        tabs={[
          { value: 'file', label: t('create.file'), content: <FileFields book={book} /> },
          { value: 'paste', label: t('create.paste'), content: <PasteFields book={book} /> },
        ]}
      />
      <AboutFields book={book} />
      <div role="status">
        <Progress book={book} />
      </div>
    </div>
  )
}
