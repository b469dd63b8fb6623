import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { type UnsentForm, unsentForm } from '#src/session/unsent-form.ts'
import { KeptFields } from './kept-fields.ts'

/** Another tab that has the form open does not let go of it; one that was just closed does. */
const PATIENCE_MS = 500

/**
 * What is kept of this customer's form, once it is known who it is and that no other tab has the form open: two
 * tabs would overwrite each other's. Undefined until then, or for as long as this tab must do without.
 */
export function useOwnForm(name: string): UnsentForm<KeptFields> | undefined {
  const { data: customer } = useQuery(customerQueries.profile())
  const id = customer?.id
  const [own, setOwn] = useState<UnsentForm<KeptFields>>()
  useEffect(() => {
    if (id === undefined) return
    const end = new AbortController()
    const take = () => {
      if (end.signal.aborted) return
      setOwn(unsentForm(name, id, KeptFields))
      return new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()))
    }
    if (navigator.locks) {
      const signal = AbortSignal.any([end.signal, AbortSignal.timeout(PATIENCE_MS)])
      // Refused: the form is open in another tab.
      navigator.locks.request(`unsent-form ${id} ${name}`, { signal }, take).catch(() => undefined)
    } else void take()
    return () => {
      end.abort()
      setOwn(undefined)
    }
  }, [name, id])
  return own
}
