import { useContext } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
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

const ANY = 'any'

interface VoiceFiltersProps {
  filter: VoiceFilter
  languages: ReadonlyArray<{ id: number; name: string }>
  known: KnownTraits
  onChange: (filter: VoiceFilter) => void
}

function Narrowing({ filter, languages, known, onChange }: VoiceFiltersProps) {
  const { t } = useTranslation('voices')
  const any = { value: ANY, label: t('any') }
  const byNumber = (value: string) => (value === ANY ? undefined : Number(value))
  return (
    <div className="grid grid-cols-2 gap-2 empty:hidden md:grid-cols-4">
      {known.language && (
        <Select
          label={t('language')}
          size="small"
          value={String(filter.language ?? ANY)}
          options={[any, ...languages.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={(value) => onChange({ ...filter, language: byNumber(value) })}
        />
      )}
      {known.gender && (
        <Select
          label={t('gender')}
          size="small"
          value={String(filter.gender ?? ANY)}
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
          value={filter.age ?? ANY}
          options={[any, ...voiceAges.map((value) => ({ value, label: t(`age.${value}`) }))]}
          onChange={(value) => onChange({ ...filter, age: voiceAges.find((age) => age === value) })}
        />
      )}
      {known.useCase && (
        <Select
          label={t('useCaseLabel')}
          size="small"
          value={filter.useCase ?? ANY}
          options={[any, ...voiceUseCases.map((value) => ({ value, label: t(`useCase.${value}`) }))]}
          onChange={(value) => onChange({ ...filter, useCase: voiceUseCases.find((use) => use === value) })}
        />
      )}
    </div>
  )
}

export function VoiceFilters(props: VoiceFiltersProps) {
  const { filter, known, onChange } = props
  const { t } = useTranslation('voices')
  const isSamePrice = useContext(SamePriceContext)
  const sorts = voiceSorts.filter((sort) => known[sort] && (sort !== 'cheapest' || !isSamePrice))
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-2 md:grid-cols-4">
        <div className="md:col-span-3">
          <SearchField
            label={t('search')}
            clearLabel={t('clearSearch')}
            value={filter.searched}
            onChange={(searched) => onChange({ ...filter, searched })}
          />
        </div>
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
      </div>
      <Narrowing {...props} />
    </div>
  )
}
