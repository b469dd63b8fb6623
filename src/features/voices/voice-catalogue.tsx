import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Voice } from '#src/contract/voices.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { compareTexts } from '#src/lib/collate.ts'
import { matchesWords } from '#src/lib/match-words.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { knownTraits, selectVoices, type VoiceFilter, type VoiceTab, voiceTabs } from './select-voices.ts'
import { VoiceFilters } from './voice-filters.tsx'
import { VoiceList } from './voice-list.tsx'
import { voicesQueries } from './voices-queries.ts'

interface VoiceCatalogueProps {
  name: string
  language: number
  languages: ReadonlyArray<{ id: number; name: string }>
  recent: readonly number[]
  chosenId: number | null
  /** The current voice: first in every list that has it. */
  currentId: number | null
  /** Above the rows, scrolled with them. */
  above: ReactNode
  onChoose: (id: number) => void
}

const SKELETON_WIDTHS = ['60%', '45%', '55%', '40%', '50%', '65%'] as const

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6 py-4">
      {SKELETON_WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

function Failed(retry: { isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['voices', 'common'])
  return <ErrorState title={t('failed')} retryLabel={t('common:actions.retry')} {...retry} />
}

interface NoVoicesProps {
  tab: VoiceTab
  voices: readonly Voice[]
  onShowAll: () => void
}

function NoVoices({ tab, voices, onShowAll }: NoVoicesProps) {
  const { t } = useTranslation('voices')
  const action =
    tab === 'mine' && !voices.some((voice) => voice.is_owner) ? (
      <LocalizedLink to={paths.createProject('cloning')} className={buttonStyles('primary')}>
        {t('makeClone')}
      </LocalizedLink>
    ) : (
      <Button onClick={onShowAll}>{t('showAll')}</Button>
    )
  return <EmptyState action={action}>{t(`empty.${tab}`)}</EmptyState>
}

const anyVoice = {
  tab: 'all',
  searched: '',
  gender: undefined,
  age: undefined,
  useCase: undefined,
  sort: 'name',
} as const

function withCurrentFirst(voices: readonly Voice[], currentId: number | null) {
  const current = voices.find(({ id }) => id === currentId)
  return current ? [current, ...voices.filter((voice) => voice !== current)] : voices
}

function useFoundVoices(
  filter: VoiceFilter,
  { recent, currentId }: Pick<VoiceCatalogueProps, 'recent' | 'currentId'>,
) {
  const locale = useLocale()
  const { data: voices = [], isPending, isLoadingError, isFetching, refetch } = useQuery(voicesQueries.list())
  const selected = selectVoices(voices, filter, recent, {
    compare: (a, b) => compareTexts(a, b, locale),
    matches: (text, searched) => matchesWords(text, searched, locale),
  })
  const found = withCurrentFirst(selected, currentId)
  return { voices, isPending, isLoadingError, isFetching, refetch, found }
}

export function VoiceCatalogue(props: VoiceCatalogueProps) {
  const { name, language, languages, chosenId, currentId, above, onChoose } = props
  const { t } = useTranslation('voices')
  const [filter, setFilter] = useState<VoiceFilter>({ ...anyVoice, language })
  const { voices, isPending, isLoadingError, isFetching, refetch, found } = useFoundVoices(filter, props)

  function content() {
    if (isPending) return <Loading />
    if (isLoadingError) return <Failed isRetrying={isFetching} onRetry={() => void refetch()} />
    if (found.length > 0) {
      return (
        <VoiceList
          voices={found}
          name={name}
          chosenId={chosenId}
          currentId={currentId}
          isOfFavorites={filter.tab === 'favorites'}
          onChoose={onChoose}
        />
      )
    }
    const showAll = () => setFilter({ ...anyVoice, language: undefined, sort: filter.sort })
    return <NoVoices tab={filter.tab} voices={voices} onShowAll={showAll} />
  }

  return (
    <div className="fill">
      <VoiceFilters
        filter={filter}
        languages={languages}
        known={knownTraits(voices)}
        found={voices ? t('found', { count: found.length }) : ''}
        onChange={setFilter}
      />
      <Tabs
        isFilling
        label={t('tabs')}
        value={filter.tab}
        onChange={(tab) => setFilter({ ...filter, tab })}
        tabs={voiceTabs.map((value) => ({
          value,
          label: t(`tab.${value}`),
          content:
            value === filter.tab ? (
              <>
                {above}
                {content()}
              </>
            ) : null,
        }))}
      />
    </div>
  )
}
