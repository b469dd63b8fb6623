import type { botEn } from './en.ts'

export const botRu: Readonly<Record<keyof typeof botEn, string>> = {
  source_not_added: 'Источники добавляются в настройках бота.',
  source_empty: 'Здесь нет текста. Напишите его или выберите другой источник.',
  source_question_missing: 'Напишите вопрос, на который это отвечает.',
  source_too_long: 'В этом источнике {length} символов, допустимо {limit}. Разделите его на несколько.',
  source_file_missing: 'Выберите файл.',
  source_type: '«{name}»: файлы этого типа не принимаются. Подходят: {list}.',
  source_too_large: '«{name}» слишком большой: допустимо {limit} МБ.',
  source_too_many: 'У бота может быть не больше {limit} источников.',
  source_damaged: 'Файл не открылся: он повреждён или другого типа.',
  source_password: 'Файл защищён паролем. Сохраните его без пароля и добавьте снова.',
  source_scan: 'Этот PDF — скан без текста. Сначала распознайте его, затем добавьте текст.',
  source_over_limit: 'В этом источнике слишком много текста. Разделите его на несколько.',
  source_without_text: 'В этом источнике нет текста.',
  source_page_unknown: 'Такой страницы нет. В песочнице читаются только страницы magaza.example.',
  source_not_read: 'Не удалось прочитать источник. Попробуйте ещё раз.',
  address_invalid: 'Это не адрес страницы. Укажите адрес вида https://example.com/help.',
  question_missing: 'Сначала напишите вопрос.',
  bot_without_sources: 'У бота нет источника для ответов. Сначала добавьте его.',
  domain_twice: 'Этот сайт уже в списке.',
}
