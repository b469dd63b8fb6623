import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'

export const facts: ServiceFacts = {
  title: { az: 'Çat-bot', tr: 'Sohbet botu', en: 'Chat bot', ru: 'Чат-бот' },
  description: {
    az: 'Öz mənbələrinizə əsasən cavab verən köməkçi qurun.',
    tr: 'Kendi kaynaklarınızdan yanıt veren bir yardımcı kurun.',
    en: 'Build an assistant that answers from your own sources.',
    ru: 'Создайте помощника, который отвечает по вашим материалам.',
  },
  billing_mode: 'balance',
  price_unit: 'item',
  price: 3,
  min_charge: 3,
  limits: serviceLimits['chat-bot'],
  works_in: 'target',
  formats: [],
  has_voice: false,
}
