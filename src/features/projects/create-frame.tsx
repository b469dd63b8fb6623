import type { FormEvent, ReactNode } from 'react'
import type { Refusals } from '#src/api/api-error.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { FormPage } from '#src/ui/form-page.tsx'
import { LateModal } from '#src/ui/late-modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'

export interface CreateProps {
  /** Closes the form where it is a modal over the list of projects [spec: create modal]; without it it is a page. */
  onClose?: () => void
}

interface CreateFrameProps extends CreateProps {
  title: string
  /** What is asked for, in a sentence or two. */
  lead?: string
  /** `wide` for fields beside what they make. */
  width?: 'form' | 'wide'
  /** Sends the form, or goes on to its next step. */
  submit: () => unknown
  /** Its label says what it does and, where it costs, what it costs. */
  button: Pick<ButtonProps, 'children' | 'icon' | 'variant' | 'disabled' | 'isPending' | 'pendingLabel'>
  /** False where only its button sends the form, which costs money or goes in steps. */
  isSentByEnter?: boolean
  /** False while a modal has to stay open. */
  isDismissible?: boolean
  /** Leads back to an earlier step, in place of cancelling. */
  onBack?: (() => void) | undefined
  /** What the server has said against anything that has no field. */
  refusals?: Refusals
  children: ReactNode
}

function Actions({ onClose, onBack, button, submit, isSentByEnter }: CreateFrameProps) {
  const { t } = useTranslation()
  const back = onBack ?? onClose
  return (
    <>
      {back && (
        <Button onClick={back} disabled={button.isPending}>
          {t(onBack ? 'actions.back' : 'actions.cancel')}
        </Button>
      )}
      <Button
        variant="primary"
        {...button}
        {...(isSentByEnter ? { type: 'submit' } : { onClick: () => void submit() })}
      />
    </>
  )
}

/** The form with which a project begins: the same in every service, as a page and as a modal. */
export function CreateFrame(props: CreateFrameProps) {
  const { onClose, title, lead, width, submit, button, isDismissible = !button.isPending } = props
  const { isSentByEnter = true, refusals = {}, children } = props
  const { t } = useTranslation()
  const actions = <Actions {...props} isSentByEnter={isSentByEnter} />
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const onSubmit = isSentByEnter ? send : undefined
  if (!onClose) {
    const heading = <ScreenHeading title={title} description={lead} />
    return (
      <FormPage width={width} heading={heading} actions={actions} onSubmit={onSubmit}>
        {children}
        <RefusalList refusals={refusals} />
      </FormPage>
    )
  }
  return (
    <LateModal
      isOpen
      onClose={onClose}
      size={width === 'wide' ? 'wide' : 'medium'}
      isDismissible={isDismissible}
      title={title}
      description={lead}
      closeLabel={t('actions.close')}
      actions={actions}
      onSubmit={onSubmit}
    >
      <div className="flex flex-col gap-6 pb-2">
        {children}
        <RefusalList refusals={refusals} />
      </div>
    </LateModal>
  )
}
