import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LocaleCode } from '#src/contract/primitives.ts'
import { spokenSpans } from './spoken-spans.ts'

function spokenText(text: string, locale: LocaleCode): string {
  let said = ''
  let from = 0
  for (const { start, end, spoken } of spokenSpans(text, locale)) {
    said += text.slice(from, start) + spoken
    from = end
  }
  return said + text.slice(from)
}

const said: Record<LocaleCode, Record<string, string>> = {
  az: {
    'Qiymət 1 250,75 ₼ oldu.': 'Qiymət 1250 manat 75 qəpik oldu.',
    'Cəmi 1.250,5 bal': 'Cəmi 1250,5 bal',
    '№ 5 ev': ' nömrə  5 ev',
    '12.05.2024 saat 14:30': '12 may 2020 dördüncü il saat 14 30',
    '09:05 və 10:00': '9 sıfır 5 və 10 sıfır sıfır',
    '2024-cü ildə 25-ci dəfə': '2020 dördüncü ildə 20 beşinci dəfə',
    '1900-cü il': '1000 9 yüzüncü il',
    '5 km, 20 °C və 50 %': '5 kilometr, 20 dərəcə Selsi və 50 faiz',
    'çay, qənd və s.': 'çay, qənd və sairə.',
    'Prof. Əliyev': 'professor Əliyev',
    'Tel. 050 123 45 67': 'Tel. 050 123 45 67',
    '+994 50 123 45 67': '+994 50 123 45 67',
    '₼ və $': 'manat və dollar',
  },
  tr: {
    'Fiyat 1.250,75 TL': 'Fiyat 1250 lira 75 kuruş',
    '%50 indirim, 20 %': 'yüzde 50 indirim, yüzde 20',
    '12.05.2024, 14:00': '12 Mayıs 2024, 14 sıfır sıfır',
    'Dr. Yılmaz, Sn. Kaya vb.': 'doktor Yılmaz, sayın Kaya ve benzeri.',
    '$5 ve 5 kg': '5 dolar ve 5 kilogram',
  },
  en: {
    'It cost $1,250.75, not €1.': 'It cost 1250 dollars 75 cents, not 1 euro.',
    'Dr. Smith, e.g. 5 km': 'doctor Smith, for example 5 kilometres',
    '2024-05-12 at 9:05': 'May 12th 20 24 at 9 oh 5',
    'No. 5 and №6': 'number 5 and  number 6',
    '3.5% of 1 kg': '3.5 percent of 1 kilogram',
  },
  ru: {
    '1 250,75 ₽': '1250 рублей 75 копеек',
    '21 ₼, 22 ₼ и 25 ₼': '21 манат, 22 маната и 25 манатов',
    '1 250,75': '1250 целых 75 сотых',
    '1,5 км и 2 мин': 'одна целая 5 десятых километра и две минуты',
    '12.05.2024 в 14:01': 'двенадцатое мая 2020 четвёртого года в 14 часов одна минута',
    'в 2024 г. было 3 тыс. человек': 'в 2020 четвёртом году было 3 тысячи человек',
    'хлеб, соль и т. д.': 'хлеб, соль и так далее.',
    '№ 5': ' номер  5',
  },
}

for (const [locale, texts] of Object.entries(said)) {
  test.each(Object.entries(texts))(`in ${locale} “%s” is read as “%s”`, (text, expected) => {
    expect(spokenText(text, locale as LocaleCode)).toBe(expected)
  })
}

test('spans are in order and adjacent for any text', () => {
  const pieces = fc.constantFrom(
    '1',
    '250',
    ',',
    '.',
    ' ',
    '75',
    '₼',
    '$',
    '%',
    '№',
    'km',
    'г.',
    ':',
    '30',
    'а',
    '-',
  )
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 30 }),
      fc.constantFrom(...LocaleCode.options),
      (parts, locale) => {
        const text = parts.join('')
        let last = 0
        for (const { start, end } of spokenSpans(text, locale)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      },
    ),
    { numRuns: 300 },
  )
})
