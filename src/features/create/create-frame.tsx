import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Refusals } from '#src/api/api-error.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { ActionOrder } from '#src/ui/action-order.tsx'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { FormPage } from '#src/ui/form-page.tsx'
import { LazyModal } from '#src/ui/lazy-modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { CreateSummary, type Summary } from './create-summary.tsx'
import { SendProgress } from './send-progress.tsx'

const CONTROLS = 'input:not([type=file]), textarea, select, button, [role=combobox]'

/** Moves the focus to the control of the first field error in a form. */
function focusFirstError(form: HTMLElement | null) {
  const error = form?.querySelector('[data-field-error]')
  if (!form || !error) return
  const owner = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(error.id)}"]`)
  const control = owner?.matches(CONTROLS) ? owner : owner?.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
}

export interface CreateProps {
  /** Closes the form if it is a modal over the list of projects [spec: create modal]; absent on a page. */
  onClose?: () => void
}

interface CreateFrameProps extends CreateProps {
  slug: ServiceSlug
  title: string
  /** Instructions, in one or two sentences. */
  lead?: string
  summary: Summary
  /** Sends the form, or continues to its next step. */
  submit: () => unknown
  /**
   * Action of the button: `start` starts work that is charged, `continue` leads to a page that shows the
   * price, `create` makes something free. The button shows the price in qəpik if it is known.
   */
  action: 'create' | 'continue' | 'start'
  actionPrice?: number | undefined | 'unknown'
  isPending: boolean
  pendingLabel?: string
  /** Set while something else on the page is the primary action. */
  variant?: ButtonProps['variant']
  /** Progress of the upload, and what the server does with the files afterwards. */
  percent?: number | undefined
  after?: string
  /** False if only the button sends the form, because it costs money or has steps. */
  isSentByEnter?: boolean
  /** False while a modal must stay open. */
  isDismissible?: boolean
  /** Returns to the previous step, instead of cancelling. */
  onBack?: (() => void) | undefined
  /** Errors of the server that belong to no field. */
  refusals?: Refusals
  /** Count of failed submits: each one moves the focus to the first field with an error. */
  failures?: number
  isRestored?: boolean
  onAfresh?: () => void
  children: ReactNode
}

function Actions(props: CreateFrameProps & { isInModal: boolean }) {
  const { onClose, onBack, action, actionPrice, isPending, submit, isSentByEnter, isInModal } = props
  const { t } = useTranslation(['create', 'common'])
  const { money } = useFormat()
  const back = onBack ?? onClose
  const size = isInModal ? 'medium' : 'large'
  const primary = (
    <Button
      key="primary"
      variant={props.variant ?? 'primary'}
      size={size}
      isPending={isPending}
      pendingLabel={props.pendingLabel ?? t('sending')}
      {...(isSentByEnter ? { type: 'submit' } : { onClick: () => void submit() })}
    >
      {actionPrice === undefined
        ? t(`action.${action}`)
        : t('actionFor', {
            action: t(`action.${action}`),
            price: money(actionPrice === 'unknown' ? undefined : actionPrice),
          })}
    </Button>
  )
  const secondary = back && (
    <Button key="back" size={size} variant={onBack && 'quiet'} onClick={back} disabled={isPending}>
      {t(onBack ? 'common:actions.back' : 'common:actions.cancel')}
    </Button>
  )
  return isInModal ? <ActionOrder>{[secondary, primary]}</ActionOrder> : [primary, secondary]
}

/** The form that starts a project, the same in every service, as a page and as a modal. */
export function CreateFrame(props: CreateFrameProps) {
  const { slug, onClose, title, lead, summary, submit, isPending, isDismissible = !isPending } = props
  const { isSentByEnter = true, refusals = {}, failures = 0, isRestored, onAfresh, children } = props
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A disabled field cannot take the focus, so this waits until the form is enabled again.
    if (failures > 0) requestAnimationFrame(() => focusFirstError(fields.current))
  }, [failures])
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const onSubmit = isSentByEnter ? send : undefined
  const actions = <Actions {...props} isSentByEnter={isSentByEnter} isInModal={onClose !== undefined} />
  const form = (
    <div ref={fields} className="flex min-w-0 flex-col gap-6">
      {isRestored && onAfresh && <SavedDraftNotice of="form" onAfresh={onAfresh} />}
      {children}
    </div>
  )
  const ending = (
    <>
      <CreateSummary {...summary} slug={slug} isPage={!onClose} />
      <RefusalList refusals={refusals} />
      <div role="status" className="empty:hidden">
        {props.percent !== undefined && <SendProgress percent={props.percent} after={props.after} />}
      </div>
    </>
  )
  if (!onClose) {
    return (
      <FormPage
        heading={<ScreenHeading title={title} description={lead} />}
        summary={ending}
        actions={actions}
        onSubmit={onSubmit}
      >
        {form}
      </FormPage>
    )
  }
  const isWide = summary.preview !== undefined
  return (
    <LazyModal
      isOpen
      onClose={onClose}
      size={isWide ? 'wide' : 'medium'}
      isDismissible={isDismissible}
      title={title}
      description={lead}
      actions={actions}
      onSubmit={onSubmit}
    >
      <div
        className={
          isWide ? 'grid gap-x-10 gap-y-6 pb-2 md:grid-cols-[1fr_20rem]' : 'flex flex-col gap-6 pb-2'
        }
      >
        {form}
        <div
          className={classNames(
            'flex min-w-0 flex-col gap-4 rounded-lg bg-sunken p-4',
            isWide && 'self-start md:sticky md:top-24',
          )}
        >
          {ending}
        </div>
      </div>
    </LazyModal>
  )
}
