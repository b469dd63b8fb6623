import type { FormEventHandler, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface FormPageProps {
  /** The one main heading, with its description. */
  heading: ReactNode
  /** Buttons, most important last; they stay in view while the fields scroll. Full-width on phones. */
  actions: ReactNode
  /** `form` 36 rem for one column of fields, `wide` 60 rem for fields beside what they make. */
  width?: 'form' | 'wide'
  /** For a form that Enter sends. Without it the page is no form of the browser's, and Enter sends nothing. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** The form. */
  children: ReactNode
}

const widths = { form: 'max-w-form', wide: 'max-w-wide' } as const

/**
 * A form that is a page of its own: how a project of every service begins. Heading, fields and actions begin at
 * the left edge of the page, as breadcrumb and lists do, so that nothing moves sideways from the list to the
 * form; only what stands alone on an empty page (an error, the login) is centred.
 */
export function FormPage({ heading, actions, width = 'form', onSubmit, children }: FormPageProps) {
  const content = (
    <>
      {heading}
      {children}
      <div className="at-foot z-10 -mx-4 -mb-4 flex flex-col-reverse gap-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:flex-row sm:flex-wrap sm:px-0">
        {actions}
      </div>
    </>
  )
  const frame = classNames('flex flex-col gap-6', widths[width])
  if (!onSubmit) return <div className={frame}>{content}</div>
  return (
    <form onSubmit={onSubmit} noValidate className={frame}>
      {content}
    </form>
  )
}
