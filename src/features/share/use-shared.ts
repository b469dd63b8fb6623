import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#src/routing/paths.ts'
import { useCustomerId } from '#src/session/customer-id.ts'
import { tabRecord } from '#src/session/customer-record.ts'
import { readShared, Shared } from './shared.ts'

const sharedRecord = tabRecord('shared', Shared)

/**
 * Content that another app has shared. It is taken out of the address at once, so that neither the history nor a copied
 * address contains it, and kept in this tab across reloads and a session end, until `forget`.
 */
export function useShared() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const customerId = useCustomerId()
  const arrived = useMemo(() => readShared(search), [search])
  const [shared, setShared] = useState(() => arrived ?? sharedRecord.read())
  useEffect(() => {
    if (!arrived) return
    setShared(arrived)
    void navigate(paths.share(), { replace: true })
  }, [arrived, navigate])
  // After a login, the customer is known only once the profile has loaded.
  useEffect(() => {
    if (customerId !== undefined && shared) sharedRecord.keep(shared)
  }, [customerId, shared])
  return { shared, forget: sharedRecord.forget }
}
