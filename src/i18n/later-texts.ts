/** The texts of what customers come to after their first page. */
export const laterFiles = import.meta.glob<Record<string, unknown>>(
  ['./*/*.json', '!./*/{common,errors,auth,account,catalog,projects}.json'],
  { import: 'default', base: '../../locales' },
)
