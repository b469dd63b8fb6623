import type { PagesMessages } from './en.ts'

export const pagesRu: PagesMessages = {
  document_needed: 'Выберите изображения или PDF.',
  document_type: '«{name}»: файлы этого типа не принимаются. Подходят: {list}.',
  document_pixels:
    'В файле «{name}» есть картинка больше {megapixels} мегапикселей. Уменьшите её и отправьте снова.',
  document_unpacked:
    '«{name}» при распаковке занимает гораздо больше, чем нужно документу. Сохраните его в PDF заново или отправьте страницы картинками.',
  document_too_large: '«{name}» слишком велик: допускается не больше {limit} МБ.',
  document_empty: '«{name}» пуст. Выберите другой файл.',
  document_unreadable: '«{name}» не открывается: файл повреждён. Сохраните его заново и отправьте.',
  document_password: '«{name}» защищён паролем. Сохраните его без пароля и отправьте снова.',
  document_heic: '«{name}» — снимок HEIC, здесь он не открывается. Сохраните его как JPEG.',
  document_foreign: '«{name}» — файл типа {kind}, здесь он не читается. Сохраните его как JPG, PNG или PDF.',
  document_svg: '«{name}» — рисунок SVG. Сохраните его как PNG или JPEG.',
  document_page_missing: 'В файле «{name}» нет страницы {number}.',
  too_many_pages: 'Страниц может быть не больше {limit}, а здесь их {count}.',
  page_without_text: 'На этой странице нет текста. Плата за неё не взята.',
  page_reading_unavailable: 'Сервис сейчас недоступен. Плата за эту страницу не взята; попробуйте позже.',
  page_reading_failed: 'Эту страницу не удалось прочитать. Плата за неё не взята; попробуйте ещё раз.',
  no_text_found: 'Ни на одной из страниц нет текста.',
  reading_unavailable: 'Сервис сейчас недоступен. Плата не взята; попробуйте позже.',
  page_not_added: 'Чтобы добавить страницы, отправьте их изображения в новом проекте.',
  no_table_found: 'На этих страницах нет таблицы.',
  documents_missing: 'В этом проекте нет страниц.',
}
