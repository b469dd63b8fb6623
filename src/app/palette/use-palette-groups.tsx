import { useQuery } from '@tanstack/react-query'
import {
  CirclePlus,
  CornerDownLeft,
  House,
  Languages,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  ReceiptText,
  SunMoon,
  User,
  Wallet,
} from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { locales } from '#src/config/locales.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { balanceModalLocation } from '#src/features/billing/balance-modal-location.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useServiceNames } from '#src/features/catalog/use-service-names.ts'
import { openReport } from '#src/features/problem/open-report.ts'
import { serviceIcon } from '#src/features/services/service-icon.tsx'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useLocaleAddress } from '#src/routing/locale-router.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { paths } from '#src/routing/paths.ts'
import { pageActions } from '#src/ui/page-actions.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { chooseTheme, chosenTheme, themes } from '../theme/theme.ts'
import { everyProject } from './palette-queries.ts'
import type { PaletteGroup, PaletteItem } from './search-palette.ts'

const changedAt = ({ updated_at, created_at }: ProjectSummary) => updated_at ?? created_at ?? ''

const NO_PROJECTS: readonly ProjectSummary[] = []

/** All projects of all services, the last changed first; until they have loaded, those of home. */
function usePaletteProjects(): readonly ProjectSummary[] {
  const { data: services } = useQuery({
    ...catalogQueries.services(),
    staleTime: Infinity,
    meta: { silent: true },
  })
  const { data = services?.flatMap(({ projects }) => projects) ?? NO_PROJECTS } = useQuery(everyProject)
  return data.toSorted((a, b) => changedAt(b).localeCompare(changedAt(a), 'en') || b.id - a.id)
}

/** Projects shown without a search. */
const FIRST_PROJECTS = 5

const iconOf = (Icon: LucideIcon) => <Icon size={20} aria-hidden className="shrink-0 text-muted" />

/** Actions as they were when the palette opened: a price that changes meanwhile is not accepted unseen. */
function usePageItems(): readonly PaletteItem[] {
  const [actions] = useState(pageActions)
  return actions.map(({ id, label, icon = CornerDownLeft, shortcut, onSelect }) => ({
    id: `action-${id}`,
    label,
    icon: iconOf(icon),
    shortcut,
    run: onSelect,
  }))
}

export interface ProjectItem extends PaletteItem {
  readonly project: Pick<ProjectSummary, 'slug' | 'id'>
}

export function useProjectItems(): readonly ProjectItem[] {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const names = new Map(useServiceNames().map(({ slug, title }) => [slug, title]))
  return usePaletteProjects().map(({ slug, id, title, is_sample }) => ({
    id: `project-${slug}-${id}`,
    project: { slug, id },
    label: title,
    hint: [is_sample && t('sampleProject'), names.get(slug)].filter(Boolean).join(' · '),
    icon: serviceIcon(slug),
    run: () => navigate(paths.project(slug, id)),
  }))
}

function useServiceItems() {
  const { t } = useTranslation('palette')
  const navigate = useNavigate()
  const services = useServiceNames()
  return {
    open: services.map(({ slug, title }) => ({
      id: `service-${slug}`,
      label: title,
      icon: serviceIcon(slug),
      run: () => navigate(paths.projects(slug)),
    })),
    create: services.map(({ slug, title }) => ({
      id: `create-${slug}`,
      label: t('create', { service: title }),
      icon: iconOf(CirclePlus),
      run: () => navigate(paths.createProject(slug)),
    })),
  }
}

function usePlaceItems(): readonly PaletteItem[] {
  const { t } = useTranslation(['common', 'catalog', 'problem'])
  const navigate = useNavigate()
  const location = useLocation()
  const places = [
    ['home', t('catalog:home.title'), House, paths.home()],
    ['services', t('nav.allServices'), LayoutGrid, paths.services()],
    ['transactions', t('nav.transactions'), ReceiptText, paths.transactions()],
    ['profile', t('nav.profile'), User, paths.profile()],
  ] as const
  return [
    ...places.map(([id, label, icon, path]) => ({
      id: `place-${id}`,
      label,
      icon: iconOf(icon),
      run: () => navigate(path),
    })),
    {
      id: 'top-up',
      label: t('balance.topUp'),
      icon: iconOf(Wallet),
      run: () => navigate(balanceModalLocation(location), { state: OPENED_FROM_PAGE }),
    },
    { id: 'report', label: t('problem:title'), icon: iconOf(LifeBuoy), run: openReport },
  ]
}

function useLanguageItems(): readonly PaletteItem[] {
  const current = useLocale()
  const { changeLocale } = useLocaleAddress()
  return locales.map(({ code, name }) => ({
    id: `language-${code}`,
    label: name,
    lang: code,
    icon: iconOf(Languages),
    isCurrent: code === current,
    run: () => changeLocale(code),
  }))
}

function useThemeItems(): readonly PaletteItem[] {
  const { t } = useTranslation()
  const current = useSignal(chosenTheme)
  return themes.map((theme) => ({
    id: `theme-${theme}`,
    label: t(`theme.${theme}`),
    icon: iconOf(SunMoon),
    isCurrent: theme === current,
    run: () => chooseTheme(theme),
  }))
}

/** All that the palette offers, in display order. */
export function usePaletteGroups(projects: readonly PaletteItem[]): readonly PaletteGroup[] {
  const { t } = useTranslation(['palette', 'common'])
  const services = useServiceItems()
  return [
    { id: 'page', title: t('group.page'), items: usePageItems() },
    { id: 'projects', title: t('group.projects'), items: projects, first: FIRST_PROJECTS },
    { id: 'services', title: t('common:nav.services'), items: services.open },
    { id: 'create', title: t('group.create'), items: services.create },
    { id: 'places', title: t('group.places'), items: usePlaceItems() },
    { id: 'language', title: t('common:language'), items: useLanguageItems() },
    { id: 'theme', title: t('common:theme.label'), items: useThemeItems() },
  ]
}
