import { createSignal } from '#src/lib/signal.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export const THEME_KEY = 'theme'

function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return themes.find((theme) => theme === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

export const chosenTheme = createSignal(readTheme())

export function applyTheme(theme: Theme = chosenTheme.get()) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is denied, so the choice is kept only until the page is left.
  }
  applyTheme(theme)
  chosenTheme.set(theme)
}
