import { useEffect, useState } from 'react'

interface FileChecks<Id, Result> {
  /** Files that are not checked yet, the next one first. */
  readonly unchecked: readonly { readonly id: Id; readonly file: File }[]
  /** Checks at the same time. */
  readonly most?: number
  /** Returns why a file cannot be used, too; rejects when aborted, or when its code cannot be loaded. */
  readonly check: (file: File, signal: AbortSignal) => Promise<Result>
  /** Saves the result, after which the file is no longer in `unchecked`. */
  readonly onChecked: (id: Id, result: Result) => void
}

function stopOthers<Id>(running: Map<Id, AbortController>, left: readonly { readonly id: Id }[]) {
  for (const [id, wanted] of running) {
    if (left.some((one) => one.id === id)) continue
    wanted.abort()
    running.delete(id)
  }
}

/**
 * Checks files as soon as they are chosen, few at the same time because decoded sound takes ten times the memory of its
 * file. Aborts the check of a file that is removed, and all checks when the form closes.
 */
export function useFileChecks<Id, Result>({ unchecked, most = 1, check, onChecked }: FileChecks<Id, Result>) {
  const [running] = useState(() => new Map<Id, AbortController>())
  useEffect(() => () => stopOthers(running, []), [running])
  useEffect(() => {
    stopOthers(running, unchecked)
    for (const { id, file } of unchecked) {
      if (running.has(id) || running.size >= most) continue
      const wanted = new AbortController()
      running.set(id, wanted)
      check(file, wanted.signal).then(
        (result) => running.delete(id) && onChecked(id, result),
        (error: unknown) => {
          if (wanted.signal.aborted) return
          running.delete(id)
          // An import that failed, left unhandled, reloads the page.
          throw error
        },
      )
    }
  })
}
