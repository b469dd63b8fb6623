import type { LocaleCode } from '#src/contract/primitives.ts'

interface SiteTexts {
  readonly site: string
  readonly about: string
  readonly code: string
  readonly skipped: string
  readonly notFound: string
  readonly gone: string
  readonly as: string
}

export const siteTexts: Readonly<Record<LocaleCode, SiteTexts>> = {
  az: {
    site: 'Nümunə sayt',
    about: 'Bu, sınaq mühitinin səhifəsidir: içində yalnız nümunə məqalə və kopyaladığınız kod var.',
    code: 'Bu səhifədəki kod',
    skipped: 'Bu hissə oxunmur',
    notFound: 'Bu səhifədə selektorunuza uyğun element yoxdur, ona görə pleyer görünmür.',
    gone: 'Belə oxuyucu yoxdur. Layihəni açıb səhifəni oradan yenidən açın.',
    as: 'Səhifə bu saytda açılıb',
  },
  tr: {
    site: 'Örnek site',
    about: 'Bu, deneme ortamının sayfasıdır: içinde yalnızca örnek yazı ve kopyaladığınız kod var.',
    code: 'Bu sayfadaki kod',
    skipped: 'Bu bölüm okunmaz',
    notFound: 'Bu sayfada seçicinize uyan öğe yok, bu yüzden oynatıcı görünmüyor.',
    gone: 'Böyle bir okuyucu yok. Projeyi açıp sayfayı oradan yeniden açın.',
    as: 'Sayfa şu sitede açık',
  },
  en: {
    site: 'A sample site',
    about:
      'This page belongs to the sandbox: it holds nothing but the sample article and the code you copied.',
    code: 'The code on this page',
    skipped: 'This part is not read',
    notFound: 'No element of this page fits your selector, so there is no player here.',
    gone: 'There is no such reader. Open the project and come here from there.',
    as: 'This page as on the site',
  },
  ru: {
    site: 'Сайт-пример',
    about: 'Это страница песочницы: на ней только пример статьи и код, который вы копируете.',
    code: 'Код на этой странице',
    skipped: 'Эта часть не читается',
    notFound: 'На этой странице нет элемента для вашего селектора, поэтому плеера не видно.',
    gone: 'Такого плеера нет. Откройте проект и перейдите сюда из него.',
    as: 'Страница открыта как на сайте',
  },
}
