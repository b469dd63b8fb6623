import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { cachedProjectTexts } from '#src/features/projects/project-texts.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { paths } from '#src/routing/paths.ts'
import { type PaletteGroup, type PaletteItem, searchPalette } from './search-palette.ts'
import { findExcerpt } from './search-texts.ts'
import { type ProjectItem, usePaletteGroups, useProjectItems } from './use-palette-groups.tsx'

const ENTRIES_PER_PAGE = 8

/** Projects with the searched words in a text that the app has loaded; the open one has its own search. */
function useTextGroup(projects: readonly ProjectItem[], search: string): PaletteGroup {
  const { t } = useTranslation('palette')
  const client = useQueryClient()
  const { pathname } = useLocation()
  const items = projects.flatMap((item) => {
    const { slug, id } = item.project
    if (pathname === paths.project(slug, id)) return []
    const excerpt = findExcerpt(cachedProjectTexts(client, id), search)
    return excerpt === undefined ? [] : [{ ...item, id: `text-${item.id}`, excerpt }]
  })
  return { id: 'texts', title: t('group.texts'), items: items.slice(0, ENTRIES_PER_PAGE) }
}

/** Search text, matches, and the match that Enter chooses. */
export function usePaletteSearch(choose: (item: PaletteItem) => void) {
  const [search, setSearch] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const projects = useProjectItems()
  const texts = useTextGroup(projects, search)
  const found = searchPalette(usePaletteGroups(projects), search)
  const groups = texts.items.length > 0 ? [...found, texts] : found
  const items = groups.flatMap((group) => group.items)
  // By its id, because projects that arrive later move it.
  const active = Math.max(
    items.findIndex(({ id }) => id === activeId),
    0,
  )
  const go = (place: number) => setActiveId(items[Math.min(Math.max(place, 0), items.length - 1)]?.id)
  const presses: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(active === items.length - 1 ? 0 : active + 1),
    ArrowUp: () => go(active === 0 ? items.length - 1 : active - 1),
    PageDown: () => go(active + ENTRIES_PER_PAGE),
    PageUp: () => go(active - ENTRIES_PER_PAGE),
    Enter: () => items[active] && choose(items[active]),
  }
  return {
    search,
    groups,
    count: items.length,
    active: items[active],
    point: setActiveId,
    type(next: string) {
      setSearch(next)
      setActiveId(undefined)
    },
    onKeyDown(event: KeyboardEvent) {
      const press = presses[event.key]
      // While letters are composed, these keys belong to the input method.
      if (!press || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      press()
    },
  }
}
