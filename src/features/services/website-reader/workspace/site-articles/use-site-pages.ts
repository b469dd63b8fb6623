import { useEffect, useRef, useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import type { Project } from '#src/contract/project.ts'
import { addressesOf, PAGES_MAX, plainAddress } from '#src/lib/site-list.ts'
import { readAddresses } from '../preview/article-addresses.ts'
import { articlesOf } from '../preview/articles.ts'
import { useFetchPage } from '../tester/page-mutations.ts'
import {
  type FoundArticle,
  findArticle,
  isDifferent,
  newRow,
  type SitePageRow,
  WAITING_ROW,
} from './site-page.ts'

/** Finds the article that a page is: by the address it was taken from, else by its first paragraph. */
function findKnown({ id, body }: Project, address: string) {
  const articles = articlesOf(body.blocks)
  const [key] = Object.entries(readAddresses(id)).find(([, of]) => plainAddress(of) === address) ?? []
  return (title: string) =>
    articles.find((article) => article.key === key) ?? articles.find((article) => article.title === title)
}

/** Rows that change while pages are being fetched one after the other. */
function useRows() {
  const [rows, setRows] = useState<readonly SitePageRow[]>([])
  /** Number of addresses of a list that were left out. */
  const [leftOut, setLeftOut] = useState(0)
  const latest = useRef(rows)
  const edit = (change: (rows: readonly SitePageRow[]) => readonly SitePageRow[]) => {
    latest.current = change(latest.current)
    setRows(latest.current)
  }
  const change = (id: string, next: (row: SitePageRow) => SitePageRow) =>
    edit((all) => all.map((row) => (row.id === id ? next(row) : row)))
  const newOnes = (addresses: readonly string[]) => {
    const known = new Set(latest.current.map(({ address }) => address))
    return addresses.filter((address) => !known.has(address))
  }
  return {
    ...{ rows, leftOut },
    next: () => latest.current.find(({ found }) => found.kind === 'waiting'),
    set: (id: string, found: FoundArticle) =>
      change(id, (row) => {
        const next = { ...row, found }
        return { ...next, isChosen: found.kind !== 'article' || isDifferent(next) }
      }),
    /** Lets the pages wait again that could not be fetched. */
    retry: () =>
      edit((all) => all.map((row) => (row.found.kind === 'failed' ? { ...row, found: WAITING_ROW } : row))),
    choose: (id: string, isChosen: boolean) => change(id, (row) => ({ ...row, isChosen })),
    add(addresses: readonly string[]) {
      setLeftOut(0)
      edit((all) => [...all, ...newOnes(addresses).map(newRow)].slice(0, PAGES_MAX))
    },
    /** Puts the addresses of a list in the place of its own. */
    unfold(id: string, addresses: readonly string[]) {
      const added = newOnes(addresses)
      const room = Math.max(0, PAGES_MAX - latest.current.length + 1)
      setLeftOut((count) => count + Math.max(0, added.length - room))
      edit((all) => all.flatMap((row) => (row.id === id ? added.slice(0, room).map(newRow) : row)))
    },
  }
}

/** Fetches pages of the reader's site, and those of sitemaps and feeds; can stop and go on. */
export function useSitePages(project: Project) {
  const { mutateAsync } = useFetchPage(project, { isOfMany: true })
  const { rows, leftOut, next, set, choose, add, unfold, retry } = useRows()
  const [isRunning, setIsRunning] = useState(false)
  const stopped = useRef(new AbortController())
  useEffect(() => () => stopped.current.abort(), [])
  async function fetchOne({ id, address }: SitePageRow, signal: AbortSignal) {
    set(id, { kind: 'fetching' })
    try {
      const { page } = await mutateAsync(address)
      const addresses = page && addressesOf(page.html, page.url)
      if (!page || addresses?.length === 0) return set(id, { kind: 'failed' })
      if (addresses) return unfold(id, addresses)
      set(id, await findArticle(page.html, project, findKnown(project, address), signal))
    } catch (error) {
      const why = refusalsOf(error).page_url
      if (signal.aborted) set(id, WAITING_ROW)
      else set(id, why === undefined ? { kind: 'failed' } : { kind: 'refused', why })
    }
  }
  async function goOn() {
    stopped.current = new AbortController()
    const { signal } = stopped.current
    setIsRunning(true)
    for (let row = next(); row && !signal.aborted; row = next()) await fetchOne(row, signal)
    setIsRunning(false)
  }
  return {
    ...{ rows, isRunning, leftOut, choose },
    waiting: rows.filter(({ found }) => found.kind === 'waiting').length,
    failed: rows.filter(({ found }) => found.kind === 'failed').length,
    retry() {
      retry()
      void goOn()
    },
    /** Fetches all that wait. */
    goOn: () => void goOn(),
    stop: () => stopped.current.abort(),
    /** Fetches these pages, in addition to the earlier ones. */
    find(addresses: readonly string[]) {
      add(addresses)
      void goOn()
    },
  }
}
