import type { FormEventHandler, ReactNode } from 'react'

interface FormPageProps {
  /** The only main heading, with its description. */
  heading: ReactNode
  /** The result and its cost: next to the form if there is room, otherwise below it. */
  summary?: ReactNode
  /** Buttons, the most important one first; they stay in view while the fields scroll. */
  actions: ReactNode
  /** For a form that Enter submits. Without it no `form` element is rendered, and Enter submits nothing. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Fields of the form. */
  children: ReactNode
}

/**
 * A form as a page of its own, 36 rem wide, with a summary of 20 rem at the right edge of the page. If both do not fit,
 * the summary follows the fields and the actions stick to the foot: full width on phones, otherwise at the right edge
 * of the form.
 */
export function FormPage({ heading, summary, actions, onSubmit, children }: FormPageProps) {
  const content = (
    <>
      {heading}
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[36rem_20rem] lg:items-start lg:justify-between">
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
        <div className="contents lg:sticky lg:top-6 lg:flex lg:flex-col lg:gap-4 lg:rounded-lg lg:bg-sunken lg:p-6">
          {summary}
          <div className="at-foot z-10 -mx-4 -mb-4 flex flex-col gap-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:flex-row sm:flex-wrap sm:justify-end sm:px-0 lg:static lg:mb-0 lg:flex-col lg:border-0 lg:bg-transparent lg:p-0">
            {actions}
          </div>
        </div>
      </div>
    </>
  )
  const frame = 'flex max-w-form flex-col gap-6 lg:max-w-none'
  if (!onSubmit) return <div className={frame}>{content}</div>
  return (
    <form onSubmit={onSubmit} noValidate className={frame}>
      {content}
    </form>
  )
}
