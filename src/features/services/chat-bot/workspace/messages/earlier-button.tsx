import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { useLoadEarlier } from './use-load-earlier.ts'

type EarlierButtonProps = Omit<ReturnType<typeof useLoadEarlier>, 'log'>

export function EarlierFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['chat-bot', 'common'])
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}>
      {t('ask.earlierFailed')}
    </Notice>
  )
}

/** Shown above a conversation of which earlier messages are not on the page. */
export function EarlierButton({ button, rest, hasMore, isFetching, hasFailed, more }: EarlierButtonProps) {
  const { t } = useTranslation('chat-bot')
  if (!hasMore) return null
  if (hasFailed) {
    return (
      <div ref={button}>
        <EarlierFailed onRetry={more} />
      </div>
    )
  }
  return (
    <div ref={button} className="flex flex-col">
      <Button variant="quiet" isPending={isFetching} pendingLabel={t('ask.earlierPending')} onClick={more}>
        {rest > 0 ? t('ask.earlier', { count: rest }) : t('ask.earlierLeft')}
      </Button>
    </div>
  )
}
