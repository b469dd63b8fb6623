import { type ComponentType, Suspense } from 'react'
import { FinishHydration } from '#src/routing/resume-prerendered-page.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'

export interface LazyForm {
  /** Prefetches the code; does nothing after `waitFor`, which lets the code load later. */
  prepare: () => Promise<unknown> | undefined
  waitFor: (use: Promise<unknown>) => void
}

/**
 * A form whose code, including the form library, is a lazy module. It loads together with its screen. Only on
 * a prerendered page does it wait for `waitFor`; until then the prerendered elements stay.
 */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let use: Promise<unknown> | undefined
  const Late = lazyComponent(async () => {
    await use
    // Not earlier, because a screen that is still loading must not wait for a form that the page already shows.
    use = undefined
    return load()
  })

  function Form(props: Props) {
    return (
      <Suspense>
        <Late {...props} />
        <FinishHydration />
      </Suspense>
    )
  }

  const late: LazyForm = {
    prepare: () => (use ? undefined : Late.preload()),
    waitFor: (wanted) => {
      use = wanted
    },
  }
  return Object.assign(Form, late)
}
