import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'

export const facts: ServiceFacts = {
  title: { az: 'Mətnin tanınması', tr: 'Metin tanıma', en: 'Text recognition', ru: 'Распознавание текста' },
  description: {
    az: 'Şəkil və PDF-dəki mətni oxuyun və redaktə edin.',
    tr: 'Görsel ve PDF’teki metni okuyun ve düzenleyin.',
    en: 'Read the text in pictures and PDFs, ready to edit.',
    ru: 'Извлеките текст из изображений и PDF и отредактируйте его.',
  },
  billing_mode: 'balance',
  price_unit: 'page',
  price: 8,
  min_charge: 8,
  limits: serviceLimits['detect-text'],
  works_in: 'target',
  formats: ['txt', 'docx', 'json', 'searchablePdf', 'tableCsv'],
  has_voice: false,
}
