import { onTestFinished, vi } from 'vitest'

/** Has the browser wait before it says which drafts are free, so that none is read until it is let go. */
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
