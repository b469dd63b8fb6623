import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { createSignal } from '#src/lib/signal.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { createReveal, Reveal, RevealSource, RunNews } from './reveal/reveal.ts'

/** Namespace of the texts `finished.*`; services that speak blocks share the editor's. */
type Namespace = 'editor' | 'speech-to-text' | 'detect-text'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Without its code, which is loaded after the first view: blocks appear at once. */
const nothingHidden = createSignal<Reveal | undefined>(undefined)
const noNews = createSignal<RunNews | undefined>(undefined)

function useStore(source: RevealSource) {
  const [store, setStore] = useState<ReturnType<typeof createReveal>>()
  useEffect(() => {
    let isOpen = true
    let isAsked = false
    function load() {
      if (isAsked) return
      isAsked = true
      import('./reveal/reveal.ts').then(
        ({ createReveal }) => isOpen && setStore(createReveal(source, prefersReducedMotion)),
        () => {
          isAsked = false
        },
      )
    }
    load()
    // A failed load is repeated during a run.
    const stop = source.subscribe(() => source.isRunning() && load())
    return () => {
      isOpen = false
      stop()
    }
  }, [source])
  useEffect(() => store?.open(), [store])
  return store
}

/**
 * The hidden blocks of a run, the block being typed, and the news of the run in words.
 * @param source the same object while the project is open
 */
export function useReveal(source: RevealSource, namespace: Namespace = 'editor') {
  const store = useStore(source)
  const reveal = useSignal(store?.signal ?? nothingHidden)
  const announcement = useAnnouncement(source, useSignal(store?.news ?? noNews), namespace)
  const order = useSyncExternalStore(source.subscribe, source.order)
  const { hidden, typing } = reveal ?? {}
  const shown = useMemo(() => hidden && order.filter((key) => !hidden.get(key)), [hidden, order])
  return {
    /** Blocks shown dimmed in their places: they are regenerated, and their turn has not come. */
    dimmed: hidden,
    /** If the run itself produces the text: the blocks to render; undefined for all. */
    shown,
    typing,
    announcement,
    isRevealing: reveal !== undefined,
    skip: () => store?.skip(),
  }
}

function useAnnouncement(source: RevealSource, news: RunNews | undefined, namespace: Namespace) {
  const { t } = useTranslation(namespace)
  return useMemo(() => {
    const [first] = news?.done ?? []
    if (!news || first === undefined) return ''
    const { done, all, isOver } = news
    const failed = done.filter((key) => source.part(key)?.status === 'failed').length
    const ready = done.length - failed
    const number = source.order().indexOf(first) + 1
    if (all === 1) return t(failed === 1 ? 'finished.failed' : 'finished.ready', { number })
    if (!isOver) return t('finished.soFar', { done: done.length, all })
    const parts = [
      ready > 0 && t('finished.manyReady', { count: ready }),
      failed > 0 && t('finished.manyFailed', { count: failed }),
    ]
    return parts.filter(Boolean).join('. ')
  }, [news, source, t])
}
