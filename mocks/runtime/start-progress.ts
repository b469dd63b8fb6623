import type { LocaleCode } from '#src/contract/primitives.ts'

const texts: Readonly<Record<LocaleCode, string>> = {
  az: 'Sınaq mühiti başlayır…',
  tr: 'Deneme ortamı başlıyor…',
  en: 'The sandbox is starting…',
  ru: 'Песочница запускается…',
}

/** Says on the page of the host how far the backend has come, until the app takes the page over. */
export function tellProgress(share: number, locale?: LocaleCode): void {
  const text = document.getElementById('sandbox-start')
  if (text && locale) text.textContent = texts[locale]
  const bar = text?.parentElement?.querySelector('progress')
  if (bar) bar.value = share
}
