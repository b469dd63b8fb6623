import type { LocaleCode } from '#src/contract/primitives.ts'

export type MissingFeature = 'workers' | 'storage'

const missingTexts: Readonly<Record<MissingFeature, Readonly<Record<LocaleCode, string>>>> = {
  workers: {
    az: 'Brauzer bu səhifəyə xidmət işçiləri (service worker) vermir, sınaq mühiti isə onlarsız işləmir. Səhifəni https və ya localhost ilə, gizli olmayan pəncərədə açın və sayt məlumatlarına icazə verin.',
    tr: 'Tarayıcı bu sayfaya hizmet çalışanı (service worker) vermiyor, deneme ortamı ise onlarsız çalışmaz. Sayfayı https ya da localhost ile, gizli olmayan bir pencerede açın ve site verilerine izin verin.',
    en: 'The browser gives this page no service workers, and the sandbox does not work without them. Open it over https or at localhost, in a window that is not private, and allow site data.',
    ru: 'Браузер не даёт этой странице сервис-воркеры (service worker), а песочница без них не работает. Откройте её по https или на localhost, не в приватном окне, и разрешите данные сайта.',
  },
  storage: {
    az: 'Brauzer bu səhifənin kuki və sayt məlumatlarını saxlamır, sınaq mühiti isə onlarsız işləmir. Bu ünvan üçün onlara icazə verin.',
    tr: 'Tarayıcı bu sayfanın çerezlerini ve site verilerini saklamıyor, deneme ortamı ise onlarsız çalışmaz. Bu adres için onlara izin verin.',
    en: 'The browser keeps no cookies and no site data for this page, and the sandbox does not work without them. Allow them for this address.',
    ru: 'Браузер не хранит файлы cookie и данные сайта для этой страницы, а песочница без них не работает. Разрешите их для этого адреса.',
  },
}

export const missingText = (missing: MissingFeature, locale: LocaleCode): string =>
  missingTexts[missing][locale]

function hasStorage() {
  try {
    // Throws if site data is blocked.
    return navigator.cookieEnabled && localStorage.length >= 0 && sessionStorage.length >= 0
  } catch {
    return false
  }
}

/** Checked before the sandbox starts: without these features it would fail later without a reason. */
export function findMissingFeature(): MissingFeature | undefined {
  if (!hasStorage()) return 'storage'
  return 'serviceWorker' in navigator ? undefined : 'workers'
}
