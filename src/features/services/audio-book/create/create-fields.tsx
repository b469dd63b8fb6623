import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TITLE_MAX } from '#src/contract/limits.ts'
import { useLanguageOptions } from '#src/features/catalog/use-language-options.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { carryingLink } from '#src/routing/carried-files.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { ChosenFile } from '#src/ui/chosen-file.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { RestoredNotice } from '#src/ui/restored-notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { Source } from './book-draft.ts'
import type { CreateBook } from './use-create-book.ts'

interface FieldsProps {
  book: CreateBook
}

function BookFile({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  const { number } = useFormat()
  const { file, isPending } = book
  if (!file || book.fields.source !== 'file') return null
  const size = number(Math.max(0.1, file.size / MEGABYTE), 1)
  return (
    <div className="mt-3">
      <ChosenFile
        name={file.name}
        icon={<FileText size={16} aria-hidden className="shrink-0 text-muted" />}
        aside={t('create.size', { size })}
        removeLabel={t('create.removeFile')}
        isDisabled={isPending}
        onRemove={() => book.choose(undefined)}
      />
    </div>
  )
}

/** A scan can be read by another service, which gets the file along. */
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
        hint={t('create.limit', { kinds: book.kinds, limit: book.limit })}
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

function SpeedField({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  const { number } = useFormat()
  const { speed } = book.fields
  return (
    <Slider
      label={t('create.speed')}
      valueText={t('create.times', { speed: number(speed, 2) })}
      value={speed}
      min={0.5}
      max={2}
      step={0.05}
      isDisabled={book.isPending}
      onChange={(value) => book.change({ speed: Math.round(value * 100) / 100 })}
    />
  )
}

const AS_BOOK = 'book'

function LanguageField({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  const spoken = useLanguageOptions('audio-book')
  return (
    <Select
      label={t('create.language')}
      error={book.ofLanguage}
      value={book.fields.language === null ? AS_BOOK : String(book.fields.language)}
      options={[{ value: AS_BOOK, label: t('create.asBook') }, ...spoken]}
      isDisabled={book.isPending}
      onChange={(value) => book.change({ language: value === AS_BOOK ? null : Number(value) })}
    />
  )
}

function Progress({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  if (!book.isPending) return null
  if (book.percent !== undefined && book.percent < 100) {
    return <ProgressBar label={t('create.sending')} percent={book.percent} />
  }
  return (
    <p className="flex items-center gap-2 text-muted">
      <Spinner size={16} />
      {t('create.reading')}
    </p>
  )
}

export function CreateFields({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  const { fields, isRestored, startAfresh, change } = book
  return (
    <div className="flex flex-col gap-4">
      {isRestored && (
        <RestoredNotice text={t('create.restored')} afreshLabel={t('create.afresh')} onAfresh={startAfresh} />
      )}
      <Tabs<Source>
        label={t('create.source')}
        value={fields.source}
        onChange={(source) => change({ source })}
        tabs={[
          { value: 'file', label: t('create.file'), content: <FileFields book={book} /> },
          { value: 'paste', label: t('create.paste'), content: <PasteFields book={book} /> },
        ]}
      />
      <TextField
        label={t('create.bookTitle')}
        hint={t('create.titleHint')}
        error={book.ofTitle}
        value={fields.title}
        maxLength={TITLE_MAX}
        readOnly={book.isPending}
        onChange={(event) => change({ title: event.target.value })}
      />
      <LanguageField book={book} />
      <SpeedField book={book} />
      <div role="status">
        <Progress book={book} />
      </div>
    </div>
  )
}
