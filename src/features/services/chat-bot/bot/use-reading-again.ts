import { useEffect, useRef, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { contentOf, isBeingRead, type Source } from './bot.ts'
import { useChangeBlock } from './bot-mutations.ts'
import { pagesOf } from './pages-of.ts'
import { type TextChanges, textChanges } from './text-changes.ts'

/** Result of reading a page again; `unsent` if the request failed. */
export type ReadAgain = 'waiting' | 'reading' | 'unsent' | 'failed' | 'same' | TextChanges

function resultOf(before: Source, now: Source | undefined): ReadAgain {
  if (!now || now.generated.status === 'failed') return 'failed'
  if (isBeingRead(now)) return 'reading'
  const changes = textChanges(before.text ?? '', now.text ?? '')
  return changes.removed.length + changes.added.length === 0 ? 'same' : changes
}

/** Reads pages in use again, one after the other, and compares each with what it was before. */
export function useReadingAgain(project: Project) {
  const { mutateAsync } = useChangeBlock(project)
  /** Pages that were asked for, as they were before; undefined if the request failed. */
  const [asked, setAsked] = useState<ReadonlyMap<number, Source | undefined>>(new Map())
  /** Pages of the list; all of them if absent. */
  const [listed, setListed] = useState<readonly number[]>()
  const [isRunning, setIsRunning] = useState(false)
  const stopped = useRef(new AbortController())
  useEffect(() => () => stopped.current.abort(), [])
  const now = new Map(contentOf(project).sources.map((source) => [source.id, source]))
  const pages = pagesOf(project)
    .filter(({ id }) => listed?.includes(id) ?? true)
    .map((page) => {
      const before = asked.get(page.id)
      const result = !asked.has(page.id) ? 'waiting' : before ? resultOf(before, now.get(page.id)) : 'unsent'
      return { ...page, result } as const
    })
  async function read(wanted: readonly Source[]) {
    stopped.current = new AbortController()
    const { signal } = stopped.current
    setIsRunning(true)
    for (const page of wanted) {
      if (signal.aborted) break
      const sent = await mutateAsync({ block: page, source: { read_again: true } }).catch(() => undefined)
      setAsked((before) => new Map([...before, [page.id, sent && page]]))
    }
    setIsRunning(false)
  }
  return {
    pages,
    left: pages.filter(({ result }) => result === 'waiting'),
    failed: pages.filter(({ result }) => result === 'failed' || result === 'unsent'),
    isRunning,
    stop: () => stopped.current.abort(),
    read(wanted: readonly Source[]) {
      const ids = wanted.map(({ id }) => id)
      setAsked((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
      void read(wanted)
    },
    /** Lists and reads only these pages. */
    readOnly(wanted: readonly Source[]) {
      setListed(wanted.map(({ id }) => id))
      setAsked(new Map())
      void read(wanted)
    },
  }
}

export type ReadingAgain = ReturnType<typeof useReadingAgain>
