import { useSyncExternalStore } from 'react'
import { currentLocale, i18n } from './i18n.ts'

function subscribeToLocale(listener: () => void) {
  i18n.on('languageChanged', listener)
  return () => i18n.off('languageChanged', listener)
}

export function useLocale() {
  return useSyncExternalStore(subscribeToLocale, currentLocale, currentLocale)
}
