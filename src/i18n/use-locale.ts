import { useSyncExternalStore } from 'react'
import { currentLocale, i18n } from './i18n.ts'

function subscribe(listener: () => void) {
  i18n.on('languageChanged', listener)
  return () => i18n.off('languageChanged', listener)
}

export function useLocale() {
  return useSyncExternalStore(subscribe, currentLocale, currentLocale)
}
