import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type ArticleReading, readArticle } from './read-article.ts'
import { type PlainPage, readPage } from './read-page.ts'

interface ReadPage {
  readonly html: string
  readonly page: PlainPage | undefined
}

function usePage(html: string) {
  const [read, setRead] = useState<ReadPage>()
  const isEmpty = html.trim() === ''
  useEffect(() => {
    if (isEmpty) return
    const given = new AbortController()
    const tell = (page: PlainPage | undefined) => !given.signal.aborted && setRead({ html, page })
    readPage(html, given.signal).then(tell, () => tell(undefined))
    return () => given.abort()
  }, [html, isEmpty])
  return isEmpty
    ? { page: undefined, isReading: false }
    : { page: read?.page, isReading: read?.html !== html }
}

/** Never occurs in a selector. */
const SEPARATOR = '\0'

export function useReading(html: string, selector: string | undefined, skipped: readonly string[]) {
  const { page, isReading } = usePage(useDeferredValue(html))
  const tried = useDeferredValue(selector)
  const skip = skipped.join(SEPARATOR)
  const reading: ArticleReading | undefined = useMemo(
    () => (page && tried ? readArticle(page, tried, skip === '' ? [] : skip.split(SEPARATOR)) : undefined),
    [page, tried, skip],
  )
  return { reading, isReading }
}
