import type { LocaleCode } from '#src/contract/primitives.ts'

const progressTexts: Readonly<Record<LocaleCode, string>> = {
  az: 'Sınaq mühiti başlayır…',
  tr: 'Deneme ortamı başlıyor…',
  en: 'The sandbox is starting…',
  ru: 'Песочница запускается…',
}

const progressElement = () => document.getElementById('sandbox-start')

/** Shows the progress of the backend's start on the host page. */
export function showStartProgress(share: number, locale?: LocaleCode): void {
  const told = progressElement()
  if (told && locale) told.textContent = progressTexts[locale]
  const bar = told?.parentElement?.querySelector('progress')
  if (bar) bar.value = share
}

/** Moves the progress text to the foot of the page, because the app is shown while the backend still starts. */
export function moveStartProgressToFoot(): void {
  const box = progressElement()?.parentElement
  if (!box) return
  box.className =
    'fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-raised px-4 py-2 text-13'
  box.ariaBusy = 'true'
  document.body.append(box)
}

/** Removes the progress text, unless an app that took over the whole page has removed it. */
export function removeStartProgress(): void {
  const box = progressElement()?.parentElement
  if (box?.parentElement === document.body) box.remove()
}
