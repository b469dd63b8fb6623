import type { Locale } from '#src/config/locales.ts'

/** Shown if the app cannot start, perhaps because its texts failed to load; therefore part of the code. */
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
