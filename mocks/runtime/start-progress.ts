import type { LocaleCode } from '#src/contract/primitives.ts'

const texts: Readonly<Record<LocaleCode, string>> = {
  az: 'Sınaq mühiti başlayır…',
  tr: 'Deneme ortamı başlıyor…',
  en: 'The sandbox is starting…',
  ru: 'Песочница запускается…',
}

const text = () => document.getElementById('sandbox-start')

/** Says on the page of the host how far the backend has come. */
export function tellProgress(share: number, locale?: LocaleCode): void {
  const told = text()
  if (told && locale) told.textContent = texts[locale]
  const bar = told?.parentElement?.querySelector('progress')
  if (bar) bar.value = share
}

/** Makes room for the app, which takes the page over while the backend still starts. */
export function moveToFoot(): void {
  const box = text()?.parentElement
  if (!box) return
  box.className =
    'fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-raised px-4 py-2 text-13'
  box.ariaBusy = 'true'
  document.body.append(box)
}

/** Where it still stands beside the app; one that took the whole page over has removed it. */
export function remove(): void {
  const box = text()?.parentElement
  if (box?.parentElement === document.body) box.remove()
}
