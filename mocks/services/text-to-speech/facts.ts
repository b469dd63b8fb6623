import type { ServiceFacts } from '#mocks/catalog/service-facts.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'

export const facts: ServiceFacts = {
  title: {
    az: 'Mətnin səsləndirilməsi',
    tr: 'Metin seslendirme',
    en: 'Text to speech',
    ru: 'Озвучивание текста',
  },
  description: {
    az: 'Mətni seçdiyiniz səslə oxudun və fayl kimi yükləyin.',
    tr: 'Metni seçtiğiniz sesle okutun ve dosya olarak indirin.',
    en: 'Have a text read in the voice you choose, and take it with you as a file.',
    ru: 'Озвучьте текст выбранным голосом и скачайте готовый файл.',
  },
  billing_mode: 'balance',
  price_unit: '1000_chars',
  price: 60,
  min_charge: 5,
  limits: serviceLimits['text-to-speech'],
  works_in: 'target',
  formats: ['mp3', 'wav', 'srt', 'vtt'],
  has_voice: true,
}
