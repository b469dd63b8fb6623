import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import type { Voice } from '#src/contract/voices.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useRowWindow } from '#src/ui/use-row-window.ts'
import { VoiceRow } from './voice-row.tsx'
import { useToggleFavorite } from './voices-mutations.ts'

/** Extra rows rendered above and below the visible ones, enough for an arrow key held down. */
const OVERSCAN = 12
/**
 * Assumed height of a row until the first one is measured; all are equal, because their texts are truncated
 * instead of wrapped.
 */
const ROW_PX = 53
const FULL_LIST_MAX = 60

interface VoiceListProps {
  voices: readonly Voice[]
  name: string
  chosenId: number | null
  currentId: number | null
  /** The list contains only favourites, so a voice leaves it when its mark is removed. */
  isOfFavorites: boolean
  onChoose: (id: number) => void
}

function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  for (let place = list?.parentElement; place; place = place.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(place).overflowY)) return place
  }
  return null
}

function focusNextStar(star: HTMLElement) {
  const row = star.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const tab = document.getElementById(row?.closest('[role=tabpanel]')?.getAttribute('aria-labelledby') ?? '')
  const next = beside ? [...beside.querySelectorAll('button')].at(-1) : tab
  next?.focus()
}

/** The scrolling element and the height of rows, in pixels; updated when the box changes its size. */
function useListBox(list: RefObject<HTMLUListElement | null>) {
  const [box, setBox] = useState<{ scroller: HTMLElement | null; rowPx: number }>({
    scroller: null,
    rowPx: ROW_PX,
  })
  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current)
    if (!scroller) return
    const look = () => {
      const row = list.current?.firstElementChild?.getBoundingClientRect()
      setBox({ scroller, rowPx: row?.height || ROW_PX })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [list])
  return box
}

/**
 * Finds the rows of a long list to render: those in view, and the chosen one, because the Tab key enters a
 * radio group there.
 */
function useRowsInView(list: RefObject<HTMLUListElement | null>, voices: readonly Voice[], chosen: number) {
  const { scroller, rowPx } = useListBox(list)
  const options = {
    keys: useMemo(() => voices.map(({ id }) => id), [voices]),
    estimatePx: useCallback(() => rowPx, [rowPx]),
    overscan: OVERSCAN,
    keptIndex: () => chosen,
  }
  return useRowWindow(list, options, scroller)
}

function useFavorites(isOfFavorites: boolean) {
  const { mutate: toggleFavorite, error, variables } = useToggleFavorite()
  const refusal = Object.values(refusalsOf(error)).join(' ') || undefined
  const onFavorite = useCallback(
    (id: number, star: HTMLElement) => {
      if (isOfFavorites) focusNextStar(star)
      toggleFavorite(id)
    },
    [isOfFavorites, toggleFavorite],
  )
  return { onFavorite, refusalOf: (voice: Voice) => (voice.id === variables ? refusal : undefined) }
}

export function VoiceList(props: VoiceListProps) {
  const { voices, name, chosenId, currentId, isOfFavorites, onChoose } = props
  const { t } = useTranslation('voices')
  const list = useRef<HTMLUListElement>(null)
  const chosen = voices.findIndex(({ id }) => id === chosenId)
  const rows = useRowsInView(list, voices, chosen)
  const { refusalOf, onFavorite } = useFavorites(isOfFavorites)
  const isPlain = voices.length <= FULL_LIST_MAX
  const shared = { name, onChoose, onFavorite }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('list')}</legend>
      <ul ref={list} className="relative min-h-60" style={isPlain ? undefined : { height: rows.height }}>
        {isPlain
          ? voices.map((voice) => (
              <VoiceRow
                key={voice.id}
                voice={voice}
                isChosen={voice.id === chosenId}
                isCurrent={voice.id === currentId}
                refusal={refusalOf(voice)}
                {...shared}
              />
            ))
          : rows.rows().map(({ index, start }) => {
              const voice = voices[index]
              if (!voice) return null
              const place = { index, count: voices.length, top: start }
              return (
                <VoiceRow
                  key={voice.id}
                  voice={voice}
                  isChosen={index === chosen}
                  isCurrent={voice.id === currentId}
                  refusal={refusalOf(voice)}
                  {...place}
                  {...shared}
                />
              )
            })}
      </ul>
    </fieldset>
  )
}
