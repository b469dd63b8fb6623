import { useSyncExternalStore } from 'react'

const phone = matchMedia('(width < 48rem)')
const onChange = (listener: () => void) => {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's, for what CSS cannot move. */
export const useIsPhone = () => useSyncExternalStore(onChange, () => phone.matches)
