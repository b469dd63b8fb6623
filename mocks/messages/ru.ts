import { accountRu } from './account/ru.ts'
import { bookRu } from './audio-book/ru.ts'
import { botRu } from './chat-bot/ru.ts'
import { cloningRu } from './cloning/ru.ts'
import { pagesRu } from './detect-text/ru.ts'
import { dubbingRu } from './dubbing/ru.ts'
import type { ProductMessages } from './product-messages.ts'
import { transcriptRu } from './speech-to-text/ru.ts'
import { readerRu } from './website-reader/ru.ts'

export const ru: ProductMessages = {
  ...bookRu,
  ...botRu,
  ...cloningRu,
  ...dubbingRu,
  ...accountRu,
  ...readerRu,
  ...pagesRu,
  ...transcriptRu,
  wrong_credentials: 'Неверный адрес почты или пароль.',
  project_not_found: 'Такого проекта нет.',
  block_not_found: 'Такого блока нет.',
  voice_not_found: 'Такого голоса нет.',
  language_not_found: 'Такого языка нет.',
  take_not_found: 'Этого варианта больше нет.',
  format_not_found: 'Сервис не выгружает файлы в этом формате.',
  quality_not_found: 'У формата нет такого качества.',
  not_allowed_draft: 'Проект — черновик: сначала озвучьте его.',
  not_allowed_in_progress: 'Над проектом идёт работа. Дождитесь её окончания.',
  not_allowed_completed: 'Проект уже готов.',
  not_allowed_ordered: 'Проект оплачен и ждёт начала работы.',
  not_allowed_rejected: 'Проект отклонён. Исправьте его и отправьте снова.',
  not_allowed_waiting: 'Проект ждёт оплаты.',
  read_only_draft: 'Проект сейчас нельзя изменить.',
  read_only_in_progress: 'Пока идёт работа, проект нельзя изменить.',
  read_only_completed: 'Проект сейчас нельзя изменить.',
  read_only_ordered: 'Проект оплачен, изменить его больше нельзя.',
  read_only_rejected: 'Проект сейчас нельзя изменить.',
  read_only_waiting: 'Проект ждёт оплаты. Чтобы изменить его, верните его в черновики.',
  block_in_run: 'Этот текст озвучивается: изменить его можно будет, когда работа закончится.',
  delete_running: 'Нельзя удалить проект, пока работа над ним заказана или идёт.',
  version_conflict: 'Проект изменён в другом месте. Загрузите его заново, прежде чем сохранять.',
  block_conflict: 'Этот блок тем временем изменили в другом месте. Посмотрите на него и повторите.',
  too_many_blocks: 'В проекте может быть не больше блоков, чем {limit}.',
  block_too_long: 'Длина блока {number} — {length} знаков при пределе {limit}. Разделите его и повторите.',
  block_said_too_long:
    'Из-за произношений длина звучащего текста блока {number} — {length} знаков при пределе {limit}. Разделите блок или сократите произношения.',
  block_pauses_too_long:
    'Паузы в блоке {number} длятся {length} с при пределе {limit} с. Разделите его и повторите.',
  nothing_to_generate: 'Озвучивать нечего. Сначала напишите текст.',
  nothing_changed: 'Ничего не изменилось: у всех блоков уже есть звук.',
  voice_missing: 'Сначала выберите голос.',
  voice_wrong_language: 'Голос «{voice}» не говорит на языке этого проекта.',
  price_changed: 'Цена теперь {price}. Проверьте и подтвердите ещё раз.',
  insufficient_funds: 'Не хватает средств: нужно {required}, доступно {available}, не хватает {missing}.',
  speech_unavailable: 'Сервис озвучивания сейчас недоступен. Деньги не списаны, повторите позже.',
  speech_failed: 'Этот блок не удалось озвучить. Деньги за него не списаны; измените текст или повторите.',
  all_blocks_failed: 'Ни один блок не удалось озвучить.',
  nothing_to_export: 'Выгружать пока нечего: сначала озвучьте текст.',
  export_silence:
    'Паузы слишком длинные: сверх речи в экспорте может быть не больше {limit} мин тишины. Сократите паузы или экспортируйте меньше блоков.',
  export_failed: 'Не удалось подготовить файл. Повторите попытку.',
  billing_order: 'Этот сервис работает по заказу: сначала рассчитывается цена.',
  content_check_failed: 'Содержимое не принято: {reason}',
  source_unreadable: 'Файл не удалось прочитать. Пришлите другой.',
  default_title: 'Новый проект {number}',
}
