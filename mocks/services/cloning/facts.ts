import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'

export const facts: ServiceFacts = {
  title: { az: 'Səsin klonlanması', tr: 'Ses klonlama', en: 'Voice cloning', ru: 'Клонирование голоса' },
  description: {
    az: 'Səs nümunələrindən öz rəqəmsal səsinizi yaradın.',
    tr: 'Ses örneklerinden kendi dijital sesinizi oluşturun.',
    en: 'Make a digital voice of your own from a few samples.',
    ru: 'Создайте собственный цифровой голос по нескольким записям.',
  },
  billing_mode: 'order',
  price_unit: 'voice',
  price: 4900,
  min_charge: 4900,
  limits: serviceLimits.cloning,
  works_in: 'target',
  formats: [],
  has_voice: false,
}
