import { CircleCheck, CircleX, RefreshCw } from 'lucide-react'
import { useId } from 'react'
import type { PlayerOnSites } from '#src/contract/exports-code.ts'
import type { Project } from '#src/contract/project.ts'
import { SitePolicy } from '#src/features/exports/site-policy.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { hostWithPunycode } from '#src/lib/host-name.ts'
import { isPrivateHost } from '#src/rules/private-host.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useRelativeTime } from '#src/ui/use-relative-time.ts'
import { ListensTable } from './listens-table.tsx'

interface SitesProps {
  project: Project
  player: PlayerOnSites
}

/** Content-security directives that the player needs on a site: for its script, its readings and its sounds. */
const DIRECTIVES = ['script-src', 'connect-src', 'media-src']

function SiteAddresses({ project, player }: SitesProps) {
  const { t } = useTranslation('website-reader-lazy')
  const host = project.domain ?? ''
  if (!player.is_reachable) return <Notice tone="warn">{t('sites.here')}</Notice>
  const hasSubdomains = project.body.reader?.include_subdomains
  return (
    <>
      <p className="wrap-long">
        {t(hasSubdomains ? 'sites.ownAndBelow' : 'sites.own', { host: hostWithPunycode(host) })}
      </p>
      {isPrivateHost(new URL(player.origin).hostname) && <Notice>{t('sites.local', { host })}</Notice>}
    </>
  )
}

function VisitsTable({ player: { visits } }: Pick<SitesProps, 'player'>) {
  const { t } = useTranslation('website-reader-lazy')
  const relativeTime = useRelativeTime()
  if (visits.length === 0) return <p className="text-muted">{t('sites.never')}</p>
  return (
    <ul className="flex flex-col gap-1">
      {visits.map(({ host, at, is_refused }) => (
        <li key={host} className="flex gap-2">
          {is_refused ? (
            <CircleX size={16} aria-hidden className="mt-0.5 shrink-0 text-danger" />
          ) : (
            <CircleCheck size={16} aria-hidden className="mt-0.5 shrink-0 text-success" />
          )}
          <span className="wrap-long min-w-0">
            {t(is_refused ? 'sites.refused' : 'sites.answered', {
              host: hostWithPunycode(host),
              when: relativeTime(at),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface SitesPanelProps extends SitesProps {
  isChecking: boolean
  onCheck: () => void
}

export function SitesPanel({ project, player, isChecking, onCheck }: SitesPanelProps) {
  const { t } = useTranslation('website-reader-lazy')
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex max-w-reading flex-col gap-3">
      <h2 id={id} className="text-16 font-strong">
        {t('sites.heading')}
      </h2>
      <SiteAddresses project={project} player={player} />
      {player.is_reachable && (
        <>
          <div role="status">
            <VisitsTable player={player} />
          </div>
          <div>
            <Button
              icon={<RefreshCw size={16} aria-hidden />}
              isPending={isChecking}
              pendingLabel={t('sites.checking')}
              onClick={onCheck}
            >
              {t('sites.check')}
            </Button>
          </div>
        </>
      )}
      <ListensTable listens={player.listens} />
      {player.is_reachable && <SitePolicy origin={player.origin} directives={DIRECTIVES} />}
    </section>
  )
}
