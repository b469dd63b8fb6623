import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'

export const facts: ServiceFacts = {
  title: { az: 'Dublyaj', tr: 'Dublaj', en: 'Dubbing', ru: 'Дубляж' },
  description: {
    az: 'Video və ya səs yazısını başqa dildə səsləndirin.',
    tr: 'Videoyu veya ses kaydını başka bir dilde seslendirin.',
    en: 'Give a video or a recording the voice of another language.',
    ru: 'Переозвучьте видео или запись на другом языке.',
  },
  billing_mode: 'order',
  price_unit: 'minute',
  price: 150,
  min_charge: 300,
  limits: serviceLimits.dubbing,
  works_in: 'source',
  formats: ['film', 'filmWebm', 'dubMp3', 'dubWav', 'dubSrt', 'dubVtt', 'dubDocx'],
  has_voice: false,
}
