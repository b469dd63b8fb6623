import type { Loader } from '@storybook/react-vite'
import { isLocale } from '#src/config/locales.ts'
import { i18n, loadNamespaces, showLocale, startI18n } from '#src/i18n/i18n.ts'

const namespaces = Object.keys(import.meta.glob('../locales/az/*.json')).map((file) =>
  file.replace(/^.*\/|\.json$/g, ''),
)

/**
 * Switches to the language of the toolbar before a story renders. Stories of the app get all texts first, because
 * their checks look for texts that the app has not loaded yet.
 */
export const storyLocaleLoader: Loader = async ({ parameters, globals }) => {
  const locale = isLocale(globals.locale) ? globals.locale : 'az'
  await (i18n.isInitialized ? showLocale(locale) : startI18n(locale))
  if (parameters.world !== undefined) await loadNamespaces(namespaces)
  return {}
}
