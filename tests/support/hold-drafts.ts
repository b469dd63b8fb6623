import { onTestFinished, vi } from 'vitest'

/** Holds back the locks of drafts, so that no draft is read until they are released. */
export function holdDrafts() {
  const letGo = Promise.withResolvers<void>()
  const { request } = navigator.locks
  const ask = (args: readonly unknown[]) => Reflect.apply(request, navigator.locks, args)
  const spy = vi
    .spyOn(navigator.locks, 'request')
    .mockImplementation(async (...args: unknown[]) =>
      String(args[0]).startsWith('draft ') ? letGo.promise.then(() => ask(args)) : ask(args),
    )
  onTestFinished(() => {
    spy.mockRestore()
    letGo.resolve()
  })
  return letGo.resolve
}
