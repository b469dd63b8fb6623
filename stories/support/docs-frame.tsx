import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

interface GlobalsEvent {
  readonly globals: { readonly theme?: unknown }
}

const startTheme = (): 'light' | 'dark' =>
  /[=;]theme:dark\b/.test(decodeURIComponent(location.search)) ? 'dark' : 'light'

/** Shows the pages of the catalogue in the theme that its toolbar has chosen for stories. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(startTheme)
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => setTheme(globals.theme === 'dark' ? 'dark' : 'light')
    const { channel } = context
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [context])
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  )
}
