import { useSyncExternalStore } from 'react'
import { onThemeChange, readTheme, type Theme } from './theme.ts'

/** The customer's choice of light, dark or the system's. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, readTheme, () => 'system')
}
