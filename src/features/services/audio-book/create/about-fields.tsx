import { useQuery } from '@tanstack/react-query'
import { BOOK_NAME_MAX, TITLE_MAX } from '#src/contract/limits.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useLanguageOptions } from '#src/features/catalog/use-language-options.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import { CoverField } from '../form/cover-field.tsx'
import type { CreateBook } from './use-create-book.ts'

export interface FieldsProps {
  book: CreateBook
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
        value={fields.title ?? cutTo(front?.title ?? '', TITLE_MAX)}
        maxLength={TITLE_MAX}
        dir="auto"
        readOnly={isPending}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        label={t('details.author')}
        value={fields.author ?? cutTo(front?.author ?? '', BOOK_NAME_MAX)}
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

export function AboutFields(props: FieldsProps) {
  return (
    <>
      <NameFields {...props} />
      <LanguageField {...props} />
      <BookCover {...props} />
      <SpeedField {...props} />
    </>
  )
}
