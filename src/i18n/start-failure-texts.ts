import type { Locale } from '#src/config/locales.ts'

/** Read when the app cannot start, its texts perhaps among what did not come; hence not in a file of their own. */
export const startFailureTexts: Readonly<Record<Locale, { message: string; reload: string }>> = {
  az: {
    message: 'Səhifə yüklənmədi. İnternet bağlantısını yoxlayıb səhifəni yeniləyin.',
    reload: 'Səhifəni yenilə',
  },
  tr: {
    message: 'Sayfa yüklenemedi. İnternet bağlantınızı kontrol edip sayfayı yenileyin.',
    reload: 'Sayfayı yenile',
  },
  en: { message: 'The page did not load. Check your connection and reload it.', reload: 'Reload the page' },
  ru: {
    message: 'Страница не загрузилась. Проверьте подключение и обновите её.',
    reload: 'Обновить страницу',
  },
}
