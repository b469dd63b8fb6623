import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { NEW_STEP_MS } from '#src/config/waits.ts'
import { RunStatus } from '#src/features/runs/run-status.tsx'
import type { Run } from '#src/features/runs/use-run.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import type { ButtonVariant } from '#src/ui/button-styles.ts'
import { classNames } from '#src/ui/class-names.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuAction } from '#src/ui/dropdown-menu-entries.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { PageAction } from '#src/ui/page-actions.ts'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { usePageActions } from '#src/ui/use-page-actions.ts'

/** A button of the foot, or an entry of its menu. */
export interface FootStep {
  readonly label: string
  readonly icon?: LucideIcon
  readonly onPress: () => void
  readonly isPending?: boolean
  readonly pendingLabel?: string
  readonly isDisabled?: boolean
  /** Id of the sentence that explains why it is disabled. */
  readonly describedBy?: string | undefined
}

interface StepButtonProps {
  step: FootStep
  variant: ButtonVariant
  isHeld?: boolean
}

/** Whether this step has just replaced another one, e.g. a paid step a free one, under the customer's finger. */
function useIsNewStep(step: string) {
  const [settled, setSettled] = useState(step)
  useEffect(() => {
    if (settled === step) return
    const timer = setTimeout(() => setSettled(step), NEW_STEP_MS)
    return () => clearTimeout(timer)
  }, [settled, step])
  return settled !== step
}

function StepButton({ step, variant, isHeld }: StepButtonProps) {
  const { label, icon: Icon, onPress, isPending, pendingLabel, isDisabled, describedBy } = step
  return (
    <Button
      variant={variant}
      isWide
      icon={Icon && <Icon size={16} aria-hidden className="max-sm:hidden" />}
      disabled={isDisabled}
      isPending={isPending}
      isHeld={isHeld}
      pendingLabel={pendingLabel}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}

function MoreSteps({ steps }: { steps: readonly FootStep[] }) {
  const { t } = useTranslation('runs')
  const entries = steps.map(
    ({ label, icon: Icon, onPress, isDisabled }): MenuAction => ({
      id: label,
      label,
      icon: Icon && <Icon size={16} aria-hidden />,
      isDisabled,
      onSelect: onPress,
    }),
  )
  return (
    <DropdownMenu
      align="end"
      trigger={(props) => (
        <IconButton {...props} label={t('more')} icon={<Ellipsis size={20} aria-hidden />} />
      )}
      entries={entries}
    />
  )
}

const pageActionOf = ({ label, icon, onPress, isDisabled, isPending }: FootStep): PageAction => ({
  id: label,
  label,
  icon,
  isDisabled: isDisabled || isPending,
  onSelect: onPress,
})

interface WorkspaceFootProps {
  run: Pick<Run, 'isUnsure' | 'isUnseen' | 'refusals' | 'question'>
  /** Changes with the buttons: if the focused one disappears, the focus stays in the foot. */
  phase: string
  /** Identifies the primary step: another step has another button, which a press on this one cannot reach. */
  step: string
  /** Price, facts of the result, or progress of a run. */
  lead?: ReactNode
  /** Shows how the price on the primary button is calculated. */
  sum?: ReactNode
  primary?: FootStep | undefined
  /** False if a panel in the page has the primary button. */
  isLeading?: boolean
  secondary?: FootStep | undefined
  /** Rarer actions, in a menu. */
  more?: readonly FootStep[]
}

/**
 * At the bottom of the screen, 64 px: facts on the left, at most one secondary and one primary button on the
 * right. On phones the primary one has the room, and the secondary one is in the menu.
 */
export function WorkspaceFoot(props: WorkspaceFootProps) {
  const { run, phase, step, lead, sum, primary, isLeading = true, secondary, more = [] } = props
  const { t } = useTranslation('runs')
  const place = useFocusFallback(phase)
  usePageActions([primary, secondary, ...more].flatMap((action) => (action ? [pageActionOf(action)] : [])))
  const isHeld = useIsNewStep(step)
  const isInMenu = useIsPhone() && primary !== undefined
  const inMenu = isInMenu && secondary ? [secondary, ...more] : more
  const hasActions = (primary ?? secondary) !== undefined || more.length > 0
  return (
    <section
      {...place}
      aria-label={t('actions')}
      className="at-foot folds z-10 -mx-4 -mb-4 bg-paper px-4 outline-none md:-mx-6 md:-mb-6 md:px-6"
    >
      <div className="foot-row flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 md:min-h-16 md:flex-nowrap">
        <div className="min-w-24 flex-auto md:flex-1">
          {lead}
          <RunStatus run={run} />
        </div>
        {hasActions && (
          <div className="foot-actions flex w-full flex-wrap items-center justify-end gap-2 md:w-auto md:shrink-0 md:flex-nowrap">
            {sum}
            {inMenu.length > 0 && <MoreSteps steps={inMenu} />}
            {secondary && !isInMenu && (
              <span className={classNames('min-w-0', !primary && 'max-md:grow')}>
                <StepButton step={secondary} variant="secondary" />
              </span>
            )}
            {primary && (
              <span className="min-w-0 max-md:w-min max-md:grow">
                <StepButton
                  key={step}
                  step={primary}
                  variant={isLeading ? 'primary' : 'secondary'}
                  isHeld={isHeld}
                />
              </span>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
