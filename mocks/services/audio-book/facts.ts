import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'

export const facts: ServiceFacts = {
  title: { az: 'Audiokitab', tr: 'Sesli kitap', en: 'Audio book', ru: 'Аудиокнига' },
  description: {
    az: 'Kitabı fəsil-fəsil səsləndirin.',
    tr: 'Bir kitabı bölüm bölüm seslendirin.',
    en: 'Have a whole book narrated, chapter by chapter.',
    ru: 'Озвучьте целую книгу, главу за главой.',
  },
  billing_mode: 'balance',
  price_unit: '1000_chars',
  price: 50,
  min_charge: 50,
  limits: serviceLimits['audio-book'],
  works_in: 'target',
  formats: ['m4b', 'bookMp3', 'bookWav', 'epub'],
  has_voice: true,
}
