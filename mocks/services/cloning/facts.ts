import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import { SAMPLE_MAX_MB, SAMPLE_MAX_MINUTES } from '#src/rules/limits.ts'
import { recordingExtensions } from '#src/rules/recording-extensions.ts'

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
  limits: {
    max_file_mb: SAMPLE_MAX_MB,
    max_minutes: SAMPLE_MAX_MINUTES,
    extensions: [...recordingExtensions],
  },
  works_in: 'target',
  formats: [],
  has_voice: false,
}
