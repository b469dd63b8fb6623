import { useEffect, useRef, useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { errorsOutsideForm } from '#src/api/form-errors.ts'
import { MAX_NEW_SOURCES, type NewSource } from '#src/contract/chat-bot.ts'
import { newId } from '#src/rules/new-id.ts'
import type { BotMutationKey } from './bot-mutations.ts'
import { refusedSources } from './question-table.ts'
import { useAddSources } from './source-mutations.ts'

interface Row {
  readonly id: number
}

type Refused = ReadonlyMap<number, string>

/** The same content again, e.g. after a lost response, is recognised by its id. */
function useIdOfContent() {
  const ids = useRef(new Map<string, string>())
  return (content: string) => {
    const id = ids.current.get(content) ?? newId()
    ids.current.set(content, id)
    return id
  }
}

/** Messages that belong to no row. */
function refusalsOfRows(error: unknown) {
  const refusals = refusalsOf(error)
  return errorsOutsideForm(refusals, refusedSources(refusals).size > 0 ? ['sources'] : [])
}

/** Adds rows as sources, as many per request as the server takes; can stop and go on between requests. */
export function useAddRows<R extends Row>(key: BotMutationKey, sourceOf: (row: R) => NewSource) {
  const save = useAddSources(key, useIdOfContent())
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState<Refused>(new Map())
  const [isRunning, setIsRunning] = useState(false)
  const isStopped = useRef(false)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )
  async function addSome(rows: readonly R[]) {
    try {
      await save.mutateAsync({ sources: rows.map(sourceOf) })
      setAdded((before) => new Set([...before, ...rows.map(({ id }) => id)]))
      return true
    } catch (error) {
      const ofRows = [...refusedSources(refusalsOf(error))]
      setRefused(
        (before) => new Map([...before, ...ofRows.map(([at, why]) => [rows[at]?.id ?? 0, why] as const)]),
      )
      return false
    }
  }
  return {
    added,
    refused,
    isRunning,
    refusals: refusalsOfRows(save.error),
    hasFailed: save.isError && !isRunning,
    /** Returns whether all of them were added. */
    async add(rows: readonly R[]): Promise<boolean> {
      isStopped.current = false
      setIsRunning(true)
      let at = 0
      while (at < rows.length && !isStopped.current) {
        if (!(await addSome(rows.slice(at, at + MAX_NEW_SOURCES)))) break
        at += MAX_NEW_SOURCES
      }
      setIsRunning(false)
      return at >= rows.length
    },
    stop() {
      isStopped.current = true
    },
  }
}
