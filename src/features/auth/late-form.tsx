import { type ComponentType, lazy, Suspense, useState } from 'react'
import { TakeOver } from '#src/routing/take-over.tsx'

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
  let Loaded: ComponentType<Props> | undefined
  let use: Promise<unknown> | undefined
  const fetchForm = async () => {
    Loaded ??= await load()
    return { default: Loaded }
  }
  const Late = lazy(async () => {
    await use
    // Only from here on: a screen that is still loading must not wait for a form that is in the page already.
    use = undefined
    return fetchForm()
  })

  function Form(props: Props) {
    // Code that is loaded shows at once: suspending even for a moment would be seen.
    const [Shown] = useState(() => Loaded ?? Late)
    return (
      <Suspense>
        <Shown {...props} />
        <TakeOver />
      </Suspense>
    )
  }

  const late: LateForm = {
    prepare: () => (use ? undefined : fetchForm()),
    waitFor: (wanted) => {
      use = wanted
    },
  }
  return Object.assign(Form, late)
}
