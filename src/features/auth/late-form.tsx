import { type ComponentType, Suspense } from 'react'
import { TakeOver } from '#src/routing/take-over.tsx'
import { lateComponent } from '#src/ui/late-component.ts'

export interface LateForm {
  /** Fetches the code ahead; does nothing after `waitFor`, which lets the code come later. */
  prepare: () => Promise<unknown> | undefined
  waitFor: (use: Promise<unknown>) => void
}

/**
 * A form whose code, the form library's with it, is a file of its own. It comes together with its screen. Only on a
 * page that was rendered ahead does it wait for `waitFor`: the elements that stand there stay until it takes them over.
 */
export function lateForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let use: Promise<unknown> | undefined
  const Late = lateComponent(async () => {
    await use
    // Only from here on: a screen that is still loading must not wait for a form that is in the page already.
    use = undefined
    return load()
  })

  function Form(props: Props) {
    return (
      <Suspense>
        <Late {...props} />
        <TakeOver />
      </Suspense>
    )
  }

  const late: LateForm = {
    prepare: () => (use ? undefined : Late.preload()),
    waitFor: (wanted) => {
      use = wanted
    },
  }
  return Object.assign(Form, late)
}
