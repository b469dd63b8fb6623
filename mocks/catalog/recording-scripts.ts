import { LocaleCode } from '#src/contract/primitives.ts'
import { tourLines } from './parallel-texts.ts'
import type { RecordingScript } from './recording-script.ts'

export const meetingAz: RecordingScript = {
  file: 'meeting-az.wav',
  language: 'az',
  talkers: [
    { name: 'Leyla', voiceId: 1 },
    { name: 'Elçin', voiceId: 5 },
    { name: 'Aysel', voiceId: 2 },
  ],
  lines: [
    [0, 'Hamıya sabahınız xeyir. Gəlin birinci sualdan başlayaq: hansı işlər bu həftə bitməlidir?'],
    [1, 'Saytın yeni səhifəsi hazırdır, qalan yalnız mətnlərdir. Onları sabah günortaya qədər gözləyirəm.'],
    [2, 'Mətnlərin yarısını dünən göndərmişəm. Qalanını bu axşam yazıb bitirəcəyəm.'],
    [0, 'Çox yaxşı. Bəs şəkillər necə oldu? Keçən dəfə fotoqrafla danışmalı idik.'],
    [2, 'Fotoqraf çərşənbə günü gəlir. Ofisin və komandanın şəkillərini bir saata çəkəcək.'],
    [
      1,
      'Onda səhifəni cümə axşamı yoxlayıb cümə günü səhər açmaq olar. Mən bir gün ehtiyat saxlamaq istərdim.',
    ],
    [0, 'Razıyam. Cümə günü saat onda açırıq, ondan əvvəl heç kimə keçid göndərmirik.'],
    [2, 'Müştərilərə məktubu mən hazırlayıram. Orada yeni qiymətləri də qeyd edimmi?'],
    [0, 'Bəli, amma yalnız gələn aydan qüvvəyə minəcək qiymətləri. Köhnə müqavilələr olduğu kimi qalır.'],
    [
      1,
      'Bir məsələ də var. Ödəniş səhifəsi köhnə telefonlarda gec açılır, istifadəçilər bundan şikayətlənir.',
    ],
    [0, 'Bu, vacibdir. Nə qədər vaxt lazımdır?'],
    [1, 'Səbəbini bilirəm, iki günə düzəldərəm. Amma onda hesabat gələn həftəyə qalır.'],
    [0, 'Qalsın. Hesabat gözləyə bilər, ödəniş gözləyə bilməz.'],
    [2, 'Mən də sınaq üçün üç köhnə telefon tapmışam, onları sabah ofisə gətirərəm.'],
    [1, 'Lap yaxşı oldu. Sabah günortadan sonra birlikdə yoxlayarıq.'],
    [2, 'Bir xahişim də var: dizaynın son halını bu gün göndərin ki, şəkillərin ölçüsünü düzgün seçim.'],
    [1, 'Görüşdən dərhal sonra göndərirəm.'],
    [0, 'Onda yekunlaşdıraq. Aysel mətnləri və məktubu bitirir, Elçin ödəniş səhifəsini düzəldir.'],
    [0, 'Növbəti görüş cümə günü saat doqquzdadır. Hamıya təşəkkür edirəm, işiniz avand olsun.'],
  ],
}

const meetingTr: RecordingScript = {
  file: 'meeting-tr.wav',
  language: 'tr',
  talkers: [
    { name: 'Zeynep', voiceId: 9 },
    { name: 'Emre', voiceId: 13 },
  ],
  lines: [
    [0, 'Programa hoş geldiniz. Bugün konuğumuz, otuz yıldır saz yapan bir usta.'],
    [1, 'Hoş bulduk. Aslında ben hâlâ kendimi çırak sayıyorum, her ağaç insana yeni bir şey öğretiyor.'],
    [0, 'Bir sazın yapımı ne kadar sürüyor?'],
    [1, 'Ağacı seçmek bir gün, kurutmak beş yıl. Gerisi sabırla üç hafta kadar tutuyor.'],
    [0, 'Peki gençler bu işe ilgi gösteriyor mu?'],
    [1, 'Atölyeye her hafta iki üç kişi geliyor. Kalanlar az, ama kalan iyi oluyor.'],
  ],
}

const meetingEn: RecordingScript = {
  file: 'meeting-en.wav',
  language: 'en',
  talkers: [
    { name: 'Grace', voiceId: 17 },
    { name: 'Daniel', voiceId: 21 },
  ],
  lines: [
    [0, 'Thank you for taking the time. Could you tell me how you first heard about us?'],
    [1, 'A colleague sent me a recording, and I did not believe that nobody had read it aloud.'],
    [0, 'What do you use it for now?'],
    [1, 'Mostly for lessons. I write them on Monday, and by Tuesday my students can listen on the bus.'],
    [0, 'Is there anything that annoys you?'],
    [1, 'Long numbers. I spell them out by hand. Apart from that, I would not want to work without it.'],
  ],
}

const meetingRu: RecordingScript = {
  file: 'meeting-ru.wav',
  language: 'ru',
  talkers: [
    { name: 'Мария', voiceId: 25 },
    { name: 'Павел', voiceId: 29 },
  ],
  lines: [
    [0, 'Добрый день. Вы звонили насчёт заказа, который не пришёл вовремя?'],
    [1, 'Да, обещали доставить в среду, а сегодня уже пятница. Никто не предупредил.'],
    [0, 'Понимаю. Сейчас проверю. Заказ на складе, курьер выезжает завтра утром.'],
    [1, 'Утром меня не будет дома. Можно привезти после шести вечера?'],
    [0, 'Можно. Я записала: завтра, с шести до восьми. Доставка для вас будет бесплатной.'],
    [1, 'Хорошо, спасибо. Буду ждать.'],
  ],
}

/** A demonstration of the product with questions: a sample for dubbing, the same in each language. */
const tourVoices = { az: [1, 5], tr: [9, 13], en: [17, 21], ru: [25, 29] } as const satisfies Record<
  LocaleCode,
  readonly [number, number]
>
const GUEST_LINE = 4

const tourScripts = LocaleCode.options.map((language): RecordingScript => {
  const [guide, guest] = tourVoices[language]
  return {
    file: `tour-${language}.wav`,
    language,
    talkers: [
      { name: 'Guide', voiceId: guide },
      { name: 'Guest', voiceId: guest },
    ],
    lines: tourLines[language].map((text, index) => [index === GUEST_LINE ? 1 : 0, text] as const),
  }
})

export const recordingScripts: readonly RecordingScript[] = [
  meetingAz,
  meetingTr,
  meetingEn,
  meetingRu,
  ...tourScripts,
]
