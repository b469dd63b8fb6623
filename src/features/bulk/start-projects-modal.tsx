import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '#src/api/api-error.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { balanceModalLocation } from '#src/features/billing/balance-modal-location.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import type { FromList } from '#src/features/catalog/service-manifest.ts'
import { startNewProject } from '#src/features/runs/runs-mutations.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { moneyOf, qepikOf } from '#src/rules/money.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { BatchModal } from './batch-modal.tsx'
import { BatchError, useBatch } from './batch-mutations.ts'
import { LeftOutNotice } from './left-out-notice.tsx'

const { DRAFT, WAITING_FOR_ORDERING } = projectStatuses

/**
 * Whether work on a project can be started from a list: the list has its whole price. A draft that was rejected may
 * have finished parts, which only its own page can leave out.
 */
const isStartable =
  ({ drafts }: FromList) =>
  ({ status, price, reject }: ProjectSummary) => {
    if (price === undefined || qepikOf(price) === 0) return false
    return status === WAITING_FOR_ORDERING || (status === DRAFT && !reject && drafts !== 'none')
  }

/** In qəpik. */
const sumOf = (projects: readonly ProjectSummary[]) =>
  projects.reduce((sum, { price }) => sum + (price === undefined ? 0 : qepikOf(price)), 0)

const PAYMENT_REQUIRED = 402

/** Starts at the listed price and nothing else; the work that is sold by quotes is quoted, then paid. */
function useStartAtListedPrice({ drafts }: FromList) {
  const { t } = useTranslation('runs')
  const client = useQueryClient()
  /** Drafts that were quoted here, so that a second attempt only pays. */
  const quoted = useRef(new Set<number>())
  return async (project: ProjectSummary) => {
    const begin = async (now: ProjectSummary) => {
      const outcome = await startNewProject(client, now, {}, { silent: true })
      if (outcome !== 'begun') throw new BatchError(t(outcome))
    }
    const isQuoted = drafts === 'quoted' && project.status === projectStatuses.DRAFT
    if (!quoted.current.has(project.id)) await begin(project)
    if (!isQuoted) return
    quoted.current.add(project.id)
    await begin({ ...project, status: projectStatuses.WAITING_FOR_ORDERING })
  }
}

function Shortage({ sum, onClose }: { sum: number; onClose: () => void }) {
  const { t } = useTranslation(['bulk', 'common'])
  const { money } = useFormat()
  const location = useLocation()
  const { data: balance } = useQuery(billingQueries.balance())
  if (balance === undefined || balance >= sum) return null
  return (
    <Notice
      tone="warn"
      action={
        <LocalizedLink
          to={balanceModalLocation(location, { missing: moneyOf(sum - balance) })}
          state={OPENED_FROM_PAGE}
          className={buttonStyles('secondary', 'small')}
          onClick={onClose}
        >
          {t('common:balance.topUp')}
        </LocalizedLink>
      }
    >
      <Sums text={t('start.shortage', { balance: money(balance), missing: money(sum - balance) })} />
    </Notice>
  )
}

interface StartProjectsModalProps {
  fromList: FromList
  /** The selected projects. */
  projects: readonly ProjectSummary[]
  onClose: () => void
}

/** Starts the work on selected drafts and pays selected quotes, after showing the sum. */
export function StartProjectsModal({ fromList, projects, onClose }: StartProjectsModalProps) {
  const { t } = useTranslation('bulk')
  const { money } = useFormat()
  const { data: balance } = useQuery(billingQueries.balance())
  const startable = projects.filter(isStartable(fromList))
  const count = startable.length
  const sum = sumOf(startable)
  const batch = useBatch({
    work: useStartAtListedPrice(fromList),
    // In turn, because a balance that is too low for one project ends the rest.
    atOnce: 1,
    endsAll: (error) => error instanceof ApiError && error.status === PAYMENT_REQUIRED,
    onComplete(started) {
      notifications.toast(t('start.done', { count: started }), 'success')
      onClose()
    },
  })
  return (
    <BatchModal
      title={t('start.title', { count })}
      description={t('start.text')}
      batch={batch}
      projects={startable}
      canStart={count > 0 && (balance === undefined || balance >= sum)}
      startLabel={<Sums text={t('start.start', { count, price: money(sum) })} />}
      runningLabel={t('start.running')}
      onClose={onClose}
    >
      <LeftOutNotice count={projects.length - count}>
        {t('start.leftOut', { count: projects.length - count })}
      </LeftOutNotice>
      <Shortage sum={sum} onClose={onClose} />
    </BatchModal>
  )
}
