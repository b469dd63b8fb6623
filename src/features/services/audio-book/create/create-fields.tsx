import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BOOK_NAME_MAX, TITLE_MAX } from '#src/contract/limits.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
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
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import { CoverField } from '../form/cover-field.tsx'
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

function NameFields({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  const { fields, front, isPending, change } = book
  return (
    <>
      <TextField
        label={t('create.bookTitle')}
        hint={t('create.titleHint')}
        error={book.ofTitle}
        value={fields.title ?? front?.title.slice(0, TITLE_MAX) ?? ''}
        maxLength={TITLE_MAX}
        dir="auto"
        readOnly={isPending}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        label={t('details.author')}
        value={fields.author ?? front?.author.slice(0, BOOK_NAME_MAX) ?? ''}
        maxLength={BOOK_NAME_MAX}
        dir="auto"
        readOnly={isPending}
        onChange={(event) => change({ author: event.target.value })}
      />
      <TextField
        label={t('details.narrator')}
        hint={t('details.narratorHint')}
        value={fields.narrator}
        maxLength={BOOK_NAME_MAX}
        dir="auto"
        readOnly={isPending}
        onChange={(event) => change({ narrator: event.target.value })}
      />
    </>
  )
}

function BookCover({ book }: FieldsProps) {
  const own = useObjectUrl(book.front?.cover)
  return (
    <CoverField
      coverUrl={own}
      chosen={book.cover}
      error={book.ofCover}
      isDisabled={book.isPending}
      onChoose={book.chooseCover}
    />
  )
}

const AS_BOOK = 'book'

/** How the language that the book says it is in is called; nothing where it does not say so, or nobody speaks it. */
function useOwnLanguage({ front }: CreateBook): string | undefined {
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  return languages.find(({ code, services }) => code === front?.language && services.includes('audio-book'))
    ?.name
}

function LanguageField({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book')
  const spoken = useLanguageOptions('audio-book')
  const own = useOwnLanguage(book)
  const asBook = own === undefined ? t('create.asBook') : t('create.asBookIn', { language: own })
  return (
    <Select
      label={t('create.language')}
      error={book.ofLanguage}
      value={book.fields.language === null ? AS_BOOK : String(book.fields.language)}
      options={[{ value: AS_BOOK, label: asBook }, ...spoken]}
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
      <NameFields book={book} />
      <LanguageField book={book} />
      <BookCover book={book} />
      <SpeedField book={book} />
      <div role="status">
        <Progress book={book} />
      </div>
    </div>
  )
}
