import { useLocation } from 'react-router'
import type { Project } from '#src/contract/project.ts'
import { balanceModalLocation } from '#src/features/billing/balance-modal-location.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Notice } from '#src/ui/notice.tsx'

interface MuteNoticeProps {
  project: Project
  onSettings: () => void
}

/** Tells the owner that visitors of the sites get no answers now, and how to change that. */
export function MuteNotice({ project: { mute }, onSettings }: MuteNoticeProps) {
  const { t } = useTranslation(['chat-bot', 'common'])
  const location = useLocation()
  if (!mute) return null
  const action =
    mute === 'no_money' ? (
      <LocalizedLink
        to={balanceModalLocation(location)}
        state={OPENED_FROM_PAGE}
        className={buttonStyles('secondary', 'small')}
      >
        {t('common:balance.topUp')}
      </LocalizedLink>
    ) : (
      <Button size="small" onClick={onSettings}>
        {t('mute.toLimits')}
      </Button>
    )
  return (
    <Notice tone="warn" title={t(`common:mute.${mute}`)} action={action}>
      {t(`mute.${mute}`)}
    </Notice>
  )
}
