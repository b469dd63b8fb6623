import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { titlePrefix } from '#src/lib/title-prefix.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { focusPage } from '#src/ui/pass-focus.ts'
import { Popover } from '#src/ui/popover.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useSharedPolls } from '../polls/use-shared-polls.ts'
import markedIcon from './brand-mark-with-dot.svg'
import { useWork } from './use-work.ts'
import { forgetEnded } from './work-record.ts'

/** Shows in the browser's tab, by its title and icon, how many projects have ended. */
function useTabCount(count: number) {
  useEffect(() => {
    if (count === 0) return
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    const usual = icon?.href
    titlePrefix.set(`(${count}) `)
    if (icon) icon.href = markedIcon
    return () => {
      titlePrefix.set('')
      if (icon && usual !== undefined) icon.href = usual
    }
  }, [count])
}

const WorkList = lazyComponent(async () => (await import('./work-list.tsx')).WorkList)
const lazyParts = [WorkList]

interface CountsProps {
  running: readonly ProjectSummary[]
  ended: readonly ProjectSummary[]
}

/** On phones there is room for one of the two numbers. */
function Counts({ running, ended }: CountsProps) {
  const isRejected = ended.some(({ status }) => status === projectStatuses.REJECTED)
  return (
    <span aria-hidden className="tray inline-flex items-center gap-2">
      {ended.length > 0 && (
        <>
          {isRejected ? (
            <CircleAlert size={16} aria-hidden className="text-danger" />
          ) : (
            <CircleCheck size={16} aria-hidden className="text-success" />
          )}
          <span className="tabular">{ended.length}</span>
        </>
      )}
      {running.length > 0 && (
        <span className={classNames('inline-flex items-center gap-2', ended.length > 0 && 'max-sm:hidden')}>
          <Spinner />
          <span className="tabular">{running.length}</span>
        </span>
      )}
    </span>
  )
}

/** In the header while something runs or has ended since the customer last looked. */
export function WorkTray() {
  const { t } = useTranslation('runs-tray')
  const { running, ended } = useWork()
  useTabCount(ended.length)
  usePrefetchParts(lazyParts)
  useSharedPolls()
  if (running.length + ended.length === 0) return null
  const label = [
    ended.length > 0 && t('button.ended', { count: ended.length }),
    running.length > 0 && t('button.running', { count: running.length }),
  ]
  const seeAll = (close: () => void) => {
    forgetEnded()
    close()
    // Without running work the tray disappears with its button, so the focus needs another place.
    if (running.length === 0) focusPage()
  }
  return (
    <Popover
      label={t('title')}
      align="end"
      isSheet
      trigger={(props) => (
        <Button {...props} variant="quiet">
          <span className="sr-only">{label.filter(Boolean).join(' ')}</span>
          <Counts running={running} ended={ended} />
        </Button>
      )}
    >
      {(close) => (
        <LazyBoundary onFailed={close}>
          <WorkList running={running} ended={ended} onOpen={close} onSeenAll={() => seeAll(close)} />
        </LazyBoundary>
      )}
    </Popover>
  )
}
