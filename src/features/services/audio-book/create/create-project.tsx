import { useQuery } from '@tanstack/react-query'
import { BOOK_NAME_MAX, TITLE_MAX } from '#src/contract/limits.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useLanguageOptions } from '#src/features/catalog/use-language-options.ts'
import { ChosenSource } from '#src/features/create/chosen-source.tsx'
import { CreateFrame, type CreateProps } from '#src/features/create/create-frame.tsx'
import { SourceTabs } from '#src/features/create/source-tabs.tsx'
import { TitleField } from '#src/features/create/title-field.tsx'
import { titleOf } from '#src/features/create/title-of-source.ts'
import { FileEncoding } from '#src/features/projects/file-encoding.tsx'
import { SeeSent } from '#src/features/redaction/see-sent.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { carryingLink } from '#src/routing/carried-content.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import { CoverField } from '../form/cover-field.tsx'
import { type CreateBook, useCreateBook } from './use-create-book.ts'

interface FieldsProps {
  book: CreateBook
}

function ScanLink({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book-form')
  const { file } = book
  if (!book.isScan || !file) return null
  return (
    <p className="text-14">
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
  const { t } = useTranslation(['audio-book-form', 'common'])
  const { fields, isPending, change } = book
  return (
    <div className="flex flex-col gap-3">
      <DropZone
        label={t('create.drop')}
        buttonLabel={t('create.chooseFile')}
        folderProblem={(name) => t('common:folder', { name })}
        hint={book.hint}
        accept={book.endings}
        isDisabled={isPending}
        problem={book.saidOfFile}
        onFiles={([file]) => change({ file: file ?? null })}
      />
      <ScanLink book={book} />
      {fields.file && (
        <ChosenSource
          file={fields.file}
          isDisabled={isPending}
          tool={
            <SeeSent
              file={fields.file}
              areNamesKept
              maxMegabytes={book.limit}
              isDisabled={isPending}
              onRedacted={(file) => change({ file })}
            />
          }
          note={
            <FileEncoding file={fields.file} isDisabled={isPending} onChange={(file) => change({ file })} />
          }
          onRemove={() => change({ file: null })}
        />
      )}
    </div>
  )
}

function PasteFields({ book }: FieldsProps) {
  const { t } = useTranslation(['create', 'audio-book-form'])
  return (
    <TextArea
      label={t('source.text')}
      hint={t('audio-book-form:create.textHint')}
      {...book.inputOf('text')}
      error={book.errorOf('text') ?? book.saidOfFile}
      rows={8}
      maxRows={16}
      {...inOwnLanguage(book.fields.text)}
    />
  )
}

function SpeedField({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book-form')
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
  const { t } = useTranslation(['audio-book-form', 'common'])
  const { fields, front, isPending, change } = book
  const common = { maxLength: BOOK_NAME_MAX, dir: 'auto', readOnly: isPending } as const
  return (
    <>
      <TitleField
        label={t('create.bookTitle')}
        {...book.inputOf('title')}
        value={fields.title ?? cutTo(front?.title ?? '', TITLE_MAX)}
        otherwise={front?.title || (fields.file ? titleOf(fields.file.name) : t('create.titleOtherwise'))}
      />
      <TextField
        {...common}
        label={t('details.author')}
        aside={t('common:optional')}
        value={fields.author ?? cutTo(front?.author ?? '', BOOK_NAME_MAX)}
        onChange={(event) => change({ author: event.target.value })}
      />
      <TextField
        {...common}
        {...book.inputOf('narrator')}
        label={t('details.narrator')}
        aside={t('common:optional')}
        placeholder={t('create.narratorOtherwise')}
      />
    </>
  )
}

function BookCover({ book }: FieldsProps) {
  const own = useObjectUrl(book.front?.cover)
  return (
    <CoverField
      coverUrl={own}
      chosen={book.fields.cover ?? undefined}
      error={book.errorOf('cover')}
      isDisabled={book.isPending}
      onChoose={(cover) => book.change({ cover: cover ?? null })}
    />
  )
}

const SAME_AS_BOOK = 'book'

/** Name of the language in the book's metadata; undefined if it has none or this service does not speak it. */
function useOwnLanguage({ front }: CreateBook): string | undefined {
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  return languages.find(({ code, services }) => code === front?.language && services.includes('audio-book'))
    ?.name
}

function LanguageField({ book }: FieldsProps) {
  const { t } = useTranslation('audio-book-form')
  const spoken = useLanguageOptions('audio-book')
  const own = useOwnLanguage(book)
  const asBook = own === undefined ? t('create.asBook') : t('create.asBookIn', { language: own })
  return (
    <Select
      label={t('create.language')}
      error={book.errorOf('language')}
      value={book.fields.language === null ? SAME_AS_BOOK : String(book.fields.language)}
      options={[{ value: SAME_AS_BOOK, label: asBook }, ...spoken]}
      isDisabled={book.isPending}
      onChange={(value) => book.change({ language: value === SAME_AS_BOOK ? null : Number(value) })}
    />
  )
}

function useSummary(book: CreateBook) {
  const { t } = useTranslation(['create', 'audio-book-form'])
  const languageName = useLanguageName()
  const own = useOwnLanguage(book)
  const { fields, front, file } = book
  const title = fields.title?.trim() || front?.title || (fields.file && titleOf(fields.file.name))
  const { language } = fields
  return {
    facts: [
      [t('audio-book-form:create.bookTitle'), file && title],
      [t('fact.language'), language === null ? own : languageName(language)],
    ] as const,
    note: t('note.later'),
  }
}

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('audio-book-form')
  const book = useCreateBook(onClose)
  return (
    <CreateFrame
      title={t('create.title')}
      lead={t('create.lead')}
      summary={useSummary(book)}
      action="continue"
      after={t('create.reading')}
      {...book.frame}
    >
      <SourceTabs
        value={book.fields.source}
        onChange={(source) => book.change({ source })}
        sources={[
          { value: 'file', word: 'file', content: <FileFields book={book} /> },
          { value: 'paste', word: 'text', content: <PasteFields book={book} /> },
        ]}
      />
      <NameFields book={book} />
      <LanguageField book={book} />
      <BookCover book={book} />
      <SpeedField book={book} />
    </CreateFrame>
  )
}
