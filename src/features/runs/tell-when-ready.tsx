import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import { allowNotifications, notificationState } from './browser-notifications.ts'

/** Shorter runs end before the customer leaves. */
const LONG_RUN_S = 20
const LONG_WAIT_MS = 10_000

/** Whether the customer may want to do something else meanwhile. Stays true until the end of the run. */
function useIsLongRun({ status, eta_seconds: eta }: TellWhenReadyProps['project']) {
  const [isLong, setIsLong] = useState(false)
  const seemsLong = status === projectStatuses.ORDERED || (eta ?? 0) >= LONG_RUN_S
  if (seemsLong && !isLong) setIsLong(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}

interface TellWhenReadyProps {
  project: Pick<ProjectSummary, 'status' | 'eta_seconds'>
}

/** During a long run: offers a notification of the browser at its end, if the customer has not decided yet. */
export function TellWhenReady({ project }: TellWhenReadyProps) {
  const { t } = useTranslation('runs-tray')
  const isLong = useIsLongRun(project)
  const [first] = useState(notificationState)
  const [state, setState] = useState(first)
  const place = useFocusFallback(state)
  if (!isLong || first !== 'off') return null
  const allow = async () => setState(await allowNotifications())
  return (
    <div {...place} className="-ms-2 text-13 text-muted outline-none">
      {state === 'off' && (
        <Button
          size="small"
          variant="quiet"
          icon={<Bell size={16} aria-hidden />}
          onClick={() => void allow()}
        >
          {t('notify.action')}
        </Button>
      )}
      <p role="status" className="ps-2">
        {state !== 'off' && t(state === 'on' ? 'notify.on' : 'notify.refused')}
      </p>
    </div>
  )
}
