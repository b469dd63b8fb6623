import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'

export const facts: ServiceFacts = {
  title: {
    az: 'Səsin mətnə çevrilməsi',
    tr: 'Sesi metne çevirme',
    en: 'Speech to text',
    ru: 'Расшифровка речи',
  },
  description: {
    az: 'Səs yazısını danışanlara bölünmüş mətnə çevirin.',
    tr: 'Bir kaydı konuşmacılara ayrılmış metne dönüştürün.',
    en: 'Turn a recording into text, speaker by speaker.',
    ru: 'Превратите запись в текст с разделением по говорящим.',
  },
  billing_mode: 'balance',
  price_unit: 'minute',
  price: 12,
  min_charge: 12,
  limits: serviceLimits['speech-to-text'],
  works_in: 'source',
  formats: ['transcriptTxt', 'transcriptDocx', 'transcriptJson', 'transcriptSrt', 'transcriptVtt'],
  has_voice: false,
}
