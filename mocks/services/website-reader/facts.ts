import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'

export const facts: ServiceFacts = {
  title: { az: 'Sayt oxuyucusu', tr: 'Site okuyucu', en: 'Website reader', ru: 'Озвучивание сайта' },
  description: {
    az: 'Saytınıza məqalələri oxuyan pleyer əlavə edin.',
    tr: 'Sitenize yazıları okuyan bir oynatıcı ekleyin.',
    en: 'Put a player on your site that reads its articles aloud.',
    ru: 'Добавьте на сайт плеер, который читает статьи вслух.',
  },
  billing_mode: 'balance',
  price_unit: '1000_chars',
  price: 40,
  min_charge: 40,
  limits: { extensions: [] },
  works_in: 'target',
  formats: [],
  has_voice: true,
}
