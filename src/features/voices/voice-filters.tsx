import { SlidersHorizontal } from 'lucide-react'
import { useContext, useId, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { SearchField } from '#src/ui/search-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { SamePriceContext } from './same-price.ts'
import {
  genderNames,
  type KnownTraits,
  type VoiceFilter,
  voiceAges,
  voiceSorts,
  voiceUseCases,
} from './select-voices.ts'

const ANY_CHOICE = 'any'

interface VoiceFiltersProps {
  filter: VoiceFilter
  languages: ReadonlyArray<{ id: number; name: string }>
  known: KnownTraits
  /** Text with the number of matching voices; announced. */
  found: string
  onChange: (filter: VoiceFilter) => void
}

type NarrowingProps = Omit<VoiceFiltersProps, 'found'>

function MoreFilters({ filter, languages, known, onChange }: NarrowingProps) {
  const { t } = useTranslation('voices')
  const any = { value: ANY_CHOICE, label: t('any') }
  const byNumber = (value: string) => (value === ANY_CHOICE ? undefined : Number(value))
  return (
    <>
      {known.language && (
        <Select
          label={t('language')}
          size="small"
          isLabelInside
          value={String(filter.language ?? ANY_CHOICE)}
          options={[any, ...languages.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={(value) => onChange({ ...filter, language: byNumber(value) })}
        />
      )}
      {known.gender && (
        <Select
          label={t('gender')}
          size="small"
          isLabelInside
          value={String(filter.gender ?? ANY_CHOICE)}
          options={[any, ...genderNames.map(([value, name]) => ({ value: String(value), label: t(name) }))]}
          onChange={(value) =>
            onChange({ ...filter, gender: genderNames.find(([gender]) => String(gender) === value)?.[0] })
          }
        />
      )}
      {known.age && (
        <Select
          label={t('ageLabel')}
          size="small"
          isLabelInside
          value={filter.age ?? ANY_CHOICE}
          options={[any, ...voiceAges.map((value) => ({ value, label: t(`age.${value}`) }))]}
          onChange={(value) => onChange({ ...filter, age: voiceAges.find((age) => age === value) })}
        />
      )}
      {known.useCase && (
        <Select
          label={t('useCaseLabel')}
          size="small"
          isLabelInside
          value={filter.useCase ?? ANY_CHOICE}
          options={[any, ...voiceUseCases.map((value) => ({ value, label: t(`useCase.${value}`) }))]}
          onChange={(value) => onChange({ ...filter, useCase: voiceUseCases.find((use) => use === value) })}
        />
      )}
    </>
  )
}

function Sort({ filter, known, onChange }: NarrowingProps) {
  const { t } = useTranslation('voices')
  const isSamePrice = useContext(SamePriceContext)
  const sorts = voiceSorts.filter((sort) => known[sort] && (sort !== 'cheapest' || !isSamePrice))
  return (
    <Select
      label={t('sortLabel')}
      size="small"
      isLabelHidden
      value={filter.tab === 'recent' ? undefined : filter.sort}
      placeholder={t('sort.recent')}
      isDisabled={filter.tab === 'recent'}
      options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      onChange={(sort) => onChange({ ...filter, sort })}
    />
  )
}

/**
 * Search and filters in two rows; on a phone a button unfolds the filters, so that the list has more room.
 */
export function VoiceFilters({ found, ...props }: VoiceFiltersProps) {
  const { filter, known, onChange } = props
  const { t } = useTranslation('voices')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const traits = ['language', 'gender', 'age', 'useCase'] as const
  const count = traits.filter((trait) => known[trait] && filter[trait] !== undefined).length
  return (
    <div className="grid shrink-0 gap-2 pb-2 md:grid-cols-[1fr_auto] md:gap-x-4">
      <SearchField
        label={t('search')}
        clearLabel={t('clearSearch')}
        value={filter.searched}
        onChange={(searched) => onChange({ ...filter, searched })}
      />
      <div className="flex items-center justify-between gap-3">
        <span className="md:hidden">
          <Button
            icon={<SlidersHorizontal size={16} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {count === 0 ? t('filters') : t('filtersOf', { count })}
          </Button>
        </span>
        <p role="status" className="tabular text-13 text-muted md:order-last">
          {found}
        </p>
      </div>
      <div
        id={id}
        className={classNames(
          'col-span-full grid grid-cols-2 gap-2 md:grid md:grid-cols-5',
          !isOpen && 'max-md:hidden',
        )}
      >
        <MoreFilters {...props} />
        <Sort {...props} />
      </div>
    </div>
  )
}
