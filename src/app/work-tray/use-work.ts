import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { isUnderWay } from '#src/features/projects/project-statuses.ts'
import { notifyInBrowser } from '#src/features/runs/browser-notifications.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { paths } from '#src/routing/paths.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'
import { shownProjectKeys, useIsAnnouncingTab, useReportShownProject } from './announcing-tab.ts'
import { useListedProjects } from './use-listed-projects.ts'
import { forgetEnded, recordWork, type WorkRecord, workKey, workRecord } from './work-record.ts'

/** More at once share one toast. */
const MAX_SEPARATE_TOASTS = 2

const noProjects: readonly ProjectSummary[] = []

const isPageHidden = () => document.hidden

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Announces ended projects by a toast, or by a notification of the browser if no tab is visible. */
function useAnnounce() {
  const { t } = useTranslation(['runs-tray', 'common'])
  const locale = useLocale()
  const navigate = useNavigate()
  const wordsFor = ({ title, status }: ProjectSummary) =>
    status === projectStatuses.REJECTED ? t('rejected', { title }) : t('ready', { title })
  function toast(projects: readonly ProjectSummary[]) {
    const label = t('common:actions.open')
    if (projects.length > MAX_SEPARATE_TOASTS) {
      notifications.toast(t('many', { count: projects.length }), 'info', { to: paths.home(), label })
      return
    }
    for (const project of projects) {
      const tone = project.status === projectStatuses.REJECTED ? 'error' : 'success'
      notifications.toast(wordsFor(project), tone, { to: paths.project(project.slug, project.id), label })
    }
  }
  const notify = (project: ProjectSummary) =>
    notifyInBrowser({
      title: wordsFor(project),
      tag: workKey(project),
      lang: locale,
      onOpen: () => navigate(paths.project(project.slug, project.id)),
    })
  return (projects: readonly ProjectSummary[], isHidden: boolean): readonly ProjectSummary[] => {
    if (isHidden) return projects.filter(notify)
    toast(projects)
    return projects
  }
}

/** As text, so that an equal record causes no render. */
const recordText = () => JSON.stringify(workRecord.read() ?? null)

/** Projects that run, and those that have ended and were not opened since. Announces each end once. */
export function useWork() {
  const { pathname } = useLocation()
  const isHidden = useSyncExternalStore(subscribeToVisibility, isPageHidden)
  const isAnnouncing = useIsAnnouncingTab()
  const { projects = noProjects, atMs } = useListedProjects(
    isAnnouncing,
    pathname === paths.home() && !isHidden,
  )
  const announce = useAnnounce()
  const shown = projects.find(({ slug, id }) => paths.project(slug, id) === pathname)
  const shownKey = shown && !isHidden ? workKey(shown) : undefined
  useReportShownProject(shownKey)
  useEffect(() => {
    if (shownKey !== undefined) forgetEnded((key) => key === shownKey)
  }, [shownKey])

  const record = useEffectEvent(
    (lookedAt: readonly string[], listed: readonly ProjectSummary[], isHidden: boolean) => {
      const before = workRecord.read()
      const isLookedAt = (key: string) => key === shownKey || lookedAt.includes(key)
      const isOutdated = before !== undefined && atMs < before.atMs
      const next = isOutdated ? before : recordWork(before, listed, atMs, isLookedAt)
      const unannounced = listed.filter((project) => next.ended[workKey(project)] === false)
      const announced = unannounced.length > 0 ? announce(unannounced, isHidden) : noProjects
      const ended = {
        ...next.ended,
        ...Object.fromEntries(announced.map((project) => [workKey(project), true])),
      }
      workRecord.keep({ ...next, ended })
    },
  )
  useEffect(() => {
    if (!isAnnouncing || atMs === 0) return
    let isOver = false
    void shownProjectKeys().then((keys) => isOver || record(keys, projects, isHidden))
    return () => {
      isOver = true
    }
  }, [isAnnouncing, isHidden, atMs, projects])

  const text = useSyncExternalStore(onCustomerStorageChange, recordText)
  const { statuses = {}, ended = {} }: Partial<WorkRecord> = JSON.parse(text) ?? {}
  // An end counts once it is recorded, so that the tray does not disappear in between.
  const running = projects.filter(
    (project) => isUnderWay(project) || isUnderWay({ status: statuses[workKey(project)] }),
  )
  return {
    running,
    ended: projects.filter((project) => workKey(project) in ended && !running.includes(project)),
  }
}
