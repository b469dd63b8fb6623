import { useEffect, useRef } from 'react'
import { onSaveDrafts } from './save-drafts.ts'

/**
 * Offers to save what is typed into a form, while there is something: for a customer who logs out.
 * @param save sends it to the server, where that needs nothing more of the customer
 */
export function useSaveOffer(isTouched: boolean, save: () => Promise<unknown>) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => (isTouched ? onSaveDrafts(async () => latest.current()) : undefined), [isTouched])
}
