import { LocaleCode } from '#src/contract/primitives.ts'

/** Uses events of the browser for changes of the page, without polling. */
export function watchPage(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

export const localeOfPage = (): LocaleCode =>
  LocaleCode.options.find((code) => code === document.documentElement.lang) ?? 'az'

export const fieldOfPage = (autocomplete: string) =>
  document.querySelector<HTMLInputElement>(`input[autocomplete="${autocomplete}"]`)
