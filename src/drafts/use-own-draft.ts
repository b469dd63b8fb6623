import { useEffect, useRef, useState } from 'react'
import { useCustomerId } from '#src/session/customer-id.ts'
import { type Draft, type EarlyDraft, earlyDraft, openDraft } from './draft.ts'
import type { DraftKind } from './draft-records.ts'

export interface OwnDraft<Fields> {
  /** Undefined while it is looked for. */
  readonly opened?: Draft<Fields>
  readonly early: EarlyDraft<Fields>
}

/** This customer's draft of a form. Undefined until it is known who it is. */
export function useOwnDraft<Fields>(kind: DraftKind<Fields>): OwnDraft<Fields> | undefined {
  const customerId = useCustomerId()
  const [draft, setDraft] = useState<OwnDraft<Fields>>()
  const latest = useRef(kind)
  latest.current = kind
  const { name } = kind
  useEffect(() => {
    if (customerId === undefined) return
    const own = { ...latest.current, name }
    const end = new AbortController()
    const early = earlyDraft(own, customerId)
    end.signal.addEventListener('abort', early.release)
    setDraft({ early })
    void openDraft(own, customerId).then((opened) => {
      if (end.signal.aborted) return opened.release()
      end.signal.addEventListener('abort', opened.release)
      setDraft({ early, opened })
    })
    return () => {
      end.abort()
      setDraft(undefined)
    }
  }, [customerId, name])
  return draft
}
