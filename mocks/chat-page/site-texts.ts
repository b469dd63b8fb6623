import type { LocaleCode } from '#src/contract/primitives.ts'

interface SiteTexts {
  readonly site: string
  readonly about: string
  readonly hint: string
  readonly code: string
  readonly gone: string
  readonly as: string
}

export const siteTexts: Readonly<Record<LocaleCode, SiteTexts>> = {
  az: {
    site: 'Nümunə sayt',
    about: 'Bu, sınaq mühitinin səhifəsidir: içində yalnız kopyaladığınız kod var.',
    hint: 'Söhbət küncdəki düymə ilə açılır. Bot icazə verilməyən saytda görünmür.',
    code: 'Bu səhifədəki kod',
    gone: 'Belə bot yoxdur. Layihəni açıb səhifəni oradan yenidən açın.',
    as: 'Səhifə bu saytda açılıb',
  },
  tr: {
    site: 'Örnek site',
    about: 'Bu, deneme ortamının sayfasıdır: içinde yalnızca kopyaladığınız kod var.',
    hint: 'Sohbet köşedeki düğmeyle açılır. Bot, izin verilmeyen sitede görünmez.',
    code: 'Bu sayfadaki kod',
    gone: 'Böyle bir bot yok. Projeyi açıp sayfayı oradan yeniden açın.',
    as: 'Sayfa şu sitede açık',
  },
  en: {
    site: 'A sample site',
    about: 'This page belongs to the sandbox: it holds nothing but the code you copied.',
    hint: 'The button in the corner opens the chat. On a site that is not allowed there is none.',
    code: 'The code on this page',
    gone: 'There is no such bot. Open the project and come here from there.',
    as: 'This page as on the site',
  },
  ru: {
    site: 'Сайт-пример',
    about: 'Это страница песочницы: на ней только код, который вы копируете.',
    hint: 'Чат открывается кнопкой в углу. На сайте, который не разрешён, его не будет.',
    code: 'Код на этой странице',
    gone: 'Такого бота нет. Откройте проект и перейдите сюда из него.',
    as: 'Страница открыта как на сайте',
  },
}
