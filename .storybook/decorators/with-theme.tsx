import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'

export const withTheme: Decorator = (Story, { globals }) => {
  const { theme, locale } = globals
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light'
    document.documentElement.lang = typeof locale === 'string' ? locale : 'az'
  }, [theme, locale])
  return <Story />
}
