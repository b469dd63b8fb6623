import type { LocaleCode } from '#src/contract/primitives.ts'

/** Lines of the sample recording for dubbing; the same content in each language. */
export const tourLines = {
  az: [
    'Avaza xoş gəlmisiniz.',
    'Bu qısa filmdə sizə məhsulumuzu göstərəcəyik.',
    'Faylı yükləyin və dilləri seçin.',
    'Qiyməti işə başlamazdan əvvəl görürsünüz.',
    'Bəs mətni düzəltmək olarmı?',
    'Əlbəttə, hər cümləni dəyişə bilərsiniz.',
    'Sonda hazır filmi yükləyirsiniz.',
    'Baxdığınız üçün təşəkkür edirik.',
  ],
  tr: [
    "Avaz'a hoş geldiniz.",
    'Bu kısa filmde size ürünümüzü göstereceğiz.',
    'Dosyayı yükleyin ve dilleri seçin.',
    'Fiyatı işe başlamadan önce görürsünüz.',
    'Peki metni düzeltebilir miyim?',
    'Elbette, her cümleyi değiştirebilirsiniz.',
    'Sonunda bitmiş filmi indirirsiniz.',
    'İzlediğiniz için teşekkür ederiz.',
  ],
  en: [
    'Welcome to Avaz, everyone.',
    'In this short film we are going to show you our product.',
    'Upload a file and choose the languages.',
    'You always see the price before any work begins.',
    'And is it possible to correct the text?',
    'Of course, you can change every single sentence.',
    'In the end you download the finished film.',
    'Thank you very much for watching our film.',
  ],
  ru: [
    'Добро пожаловать в Аваз.',
    'В этом коротком фильме мы покажем вам наш продукт.',
    'Загрузите файл и выберите языки.',
    'Цену вы видите до начала работы.',
    'А можно исправить текст?',
    'Конечно, вы можете изменить каждое предложение.',
    'В конце вы скачиваете готовый фильм.',
    'Спасибо за просмотр.',
  ],
} as const satisfies Record<LocaleCode, readonly string[]>
