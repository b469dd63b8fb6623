import { useSyncExternalStore } from 'react'
import { onThemeChange, readTheme, type Theme } from './theme.ts'

export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, readTheme, () => 'system')
}
