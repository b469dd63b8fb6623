import { useEffect, useRef } from 'react'

interface FileChecks<Id, Result> {
  /** Files that are not checked yet, the next one first. */
  readonly unchecked: readonly { readonly id: Id; readonly file: File }[]
  /** Checks at the same time. */
  readonly most?: number
  /** Returns why a file cannot be used, too; rejects only when aborted. */
  readonly check: (file: File, signal: AbortSignal) => Promise<Result>
  /** Saves the result, after which the file is no longer in `unchecked`. */
  readonly onChecked: (id: Id, result: Result) => void
}

/**
 * Checks files as soon as they are chosen, few at the same time because decoded sound takes ten times the memory of its
 * file. Aborts the check of a file that is removed, and all checks when the form closes.
 */
export function useFileChecks<Id, Result>({ unchecked, most = 1, check, onChecked }: FileChecks<Id, Result>) {
  const running = useRef(new Map<Id, AbortController>())

  useEffect(() => {
    const { current } = running
    return () => {
      for (const wanted of current.values()) wanted.abort()
      current.clear()
    }
  }, [])

  useEffect(() => {
    const { current } = running
    for (const [id, wanted] of current) {
      if (unchecked.some((one) => one.id === id)) continue
      wanted.abort()
      current.delete(id)
    }
    for (const { id, file } of unchecked) {
      if (current.size >= most) break
      if (current.has(id)) continue
      const wanted = new AbortController()
      current.set(id, wanted)
      check(file, wanted.signal).then(
        (result) => {
          if (wanted.signal.aborted) return
          // First, because the result lets the next check start.
          current.delete(id)
          onChecked(id, result)
        },
        () => undefined,
      )
    }
  })
}
