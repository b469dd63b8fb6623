import { useSyncExternalStore } from 'react'

const phoneQuery = () => matchMedia('(width < 48rem)')
const onChange = (listener: () => void) => {
  const query = phoneQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's, for what CSS cannot move. */
export const useIsPhone = () => useSyncExternalStore(onChange, () => phoneQuery().matches)
