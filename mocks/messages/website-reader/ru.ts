import type { readerEn } from './en.ts'

export const readerRu: Readonly<Record<keyof typeof readerEn, string>> = {
  site_missing: 'Укажите адрес сайта, например example.com.',
  site_scheme: 'Подходит только адрес сайта, например example.com.',
  site_user: 'В адресе не должно быть имени пользователя и пароля. Укажите только домен.',
  site_private: 'Этот адрес недоступен из интернета. Укажите домен публичного сайта.',
  site_invalid: 'Это не домен. Укажите домен вида example.com.',
  site_shared:
    'Это общее окончание адресов многих сайтов. Укажите домен своего сайта, например example.com.az.',
  page_elsewhere: 'Этот адрес не на сайте {domain}. Плеер читает страницы только своего сайта.',
  page_offline:
    'Песочница не подключена к интернету, и страниц {domain} в ней нет. Вставьте HTML страницы или создайте плеер для {site} и загрузите {sample}',
  page_gone: 'По этому адресу страницы нет. Страница, которая есть в песочнице: {sample}',
  selector_missing: 'Укажите CSS-селектор статьи, например article.',
  selector_too_long: 'Селектор может содержать не больше {limit} символов.',
  selector_invalid: '«{selector}» — неверный CSS-селектор.',
  code_not_ready: 'Кода пока нет. Сначала озвучьте предпросмотр.',
  code_none: 'У этой услуги нет кода для встраивания.',
}
