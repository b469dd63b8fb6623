import { env } from '#src/config/env.ts'
import type { PlayerOnSites } from '#src/contract/exports-code.ts'
import type { Project } from '#src/contract/project.ts'
import { EmbedCode } from '#src/features/exports/embed-code.tsx'
import { SitePolicy } from '#src/features/exports/site-policy.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { hostWithPunycode } from '#src/lib/host-name.ts'
import { isPrivateHost } from '#src/rules/private-host.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { hasReadySource } from '../../bot/bot.ts'

/** Content-security directives that the widget needs on a site: for its script and its answers. */
const DIRECTIVES = ['script-src', 'connect-src']

interface EmbedPanelProps {
  project: Project
  onSources: () => void
  onSettings: () => void
}

function Sites({ project, onSettings }: Pick<EmbedPanelProps, 'project' | 'onSettings'>) {
  const { t } = useTranslation('chat-bot-lazy')
  const domains = project.body.bot?.domains
  const action = <Button onClick={onSettings}>{t('embed.toSites')}</Button>
  // Not every server tells the settings of a bot.
  if (domains === undefined) return null
  if (domains.length === 0) {
    return (
      <Notice tone="warn" action={action}>
        {t('embed.noSites')}
      </Notice>
    )
  }
  return (
    <Notice action={action}>{t('embed.sites', { hosts: domains.map(hostWithPunycode).join(', ') })}</Notice>
  )
}

/** Refused questions from sites today, so that the customer notices an automated sender before it costs money. */
function Refused({ project }: { project: Project }) {
  const { t } = useTranslation('chat-bot-lazy')
  const { number } = useFormat()
  const refusals = project.body.bot_refusals ?? []
  if (refusals.length === 0) return null
  const reasons = refusals.map(({ reason, count }) => t(`embed.refused.${reason}`, { amount: number(count) }))
  return <Notice tone="warn">{t('embed.refused.heading', { reasons: reasons.join(', ') })}</Notice>
}

function OnSites({ project, player }: { project: Project; player: PlayerOnSites }) {
  const { t } = useTranslation('chat-bot-lazy')
  const [host] = project.body.bot?.domains ?? []
  if (!player.is_reachable) return <Notice tone="warn">{t('embed.here')}</Notice>
  return (
    <>
      {host && isPrivateHost(new URL(player.origin).hostname) && (
        <Notice>{t('embed.local', { host })}</Notice>
      )}
      <SitePolicy origin={player.origin} directives={DIRECTIVES} />
    </>
  )
}

export function EmbedPanel({ project, onSources, onSettings }: EmbedPanelProps) {
  const { t } = useTranslation(['chat-bot-lazy', 'chat-bot'])
  if (!hasReadySource(project)) {
    return (
      <EmptyState
        action={
          <Button variant="primary" onClick={onSources}>
            {t('chat-bot:ask.addSource')}
          </Button>
        }
      >
        {t('embed.notReady')}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <Sites project={project} onSettings={onSettings} />
      <Refused project={project} />
      <EmbedCode
        project={project}
        how={(kind) => t(`embed.how.${kind}`)}
        again={t('embed.again')}
        tryPage={env.chatPage}
        tryHint={t('embed.tryHint')}
        sites={(player) => <OnSites project={project} player={player} />}
      />
    </div>
  )
}
