import type { LocaleCode } from '#src/contract/primitives.ts'

interface SiteArticle {
  readonly path: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** A part of the page outside the article. */
  readonly ad: string
}

/** Articles of the site that the sandbox's readers are for. */
export const siteArticles: Readonly<Record<LocaleCode, SiteArticle>> = {
  az: {
    path: '/az/deniz-qatari',
    title: 'Dənizə gedən qatar',
    paragraphs: [
      'Şənbə günləri səhər yeddidə Bakıdan Sumqayıta kiçik bir qatar çıxır. Sərnişinlərin yarısı işə, yarısı isə dənizə gedir.',
      'Bələdçi Nigar xanım hər dayanacağın adını mikrofonsuz deyir. Onun səsini vaqonun o başında da eşidirlər.',
      'Axırıncı dayanacaqda hamı bir az ləngiyir. Kimsə dənizə baxır, kimsə geri qayıdan qatarın saatını soruşur.',
    ],
    ad: 'Reklam: yay biletləri endirimlə',
  },
  tr: {
    path: '/tr/deniz-treni',
    title: 'Denize giden tren',
    paragraphs: [
      'Cumartesi sabahları saat yedide şehirden kıyıya küçük bir tren kalkar. Yolcuların yarısı işe, yarısı denize gider.',
      'Kondüktör Nigâr Hanım her durağın adını mikrofonsuz söyler. Sesi vagonun öbür ucundan duyulur.',
      'Son durakta herkes biraz oyalanır. Kimi denize bakar, kimi dönüş treninin saatini sorar.',
    ],
    ad: 'Reklam: yaz biletlerinde indirim',
  },
  en: {
    path: '/en/train-to-the-sea',
    title: 'The train to the sea',
    paragraphs: [
      'On Saturdays a small train leaves the city at seven in the morning. Half of its passengers go to work, the other half to the sea.',
      'Nigar, the conductor, calls out every stop without a microphone. They hear her at the far end of the carriage.',
      'At the last stop everybody lingers a little. Some look at the water, some ask when the train goes back.',
    ],
    ad: 'Advertisement: summer tickets at a discount',
  },
  ru: {
    path: '/ru/poezd-k-moryu',
    title: 'Поезд к морю',
    paragraphs: [
      'По субботам в семь утра из города отправляется маленький поезд. Половина пассажиров едет на работу, половина — к морю.',
      'Проводница Нигяр объявляет каждую остановку без микрофона. Её слышно в самом конце вагона.',
      'На последней остановке все немного задерживаются. Кто-то смотрит на воду, кто-то спрашивает, когда поезд обратно.',
    ],
    ad: 'Реклама: летние билеты со скидкой',
  },
}
