import type { DubbingMessages } from './en.ts'

export const dubbingRu: DubbingMessages = {
  dubbing_same_language: 'Язык дубляжа должен отличаться от языка записи.',
  dubbing_no_target: 'Выберите языки, на которые нужен дубляж.',
  dubbing_no_such_target: 'На этот язык дублировать нельзя.',
  dubbing_no_voice: 'Для языка «{language}» сейчас нет голоса. Выберите другой язык.',
  dubbing_no_speech: 'В файле никто не говорит: дублировать нечего.',
  dubbing_part: 'Часть должна начинаться раньше, чем заканчивается, и лежать внутри файла.',
  dubbing_finished_language: 'Готовый язык убрать нельзя.',
  dubbing_fixed: 'Это уже нельзя изменить: работа выполнена.',
  dubbing_language_unknown: 'В этом проекте нет такого языка.',
  dubbing_missing: 'Выберите видео или запись для дубляжа.',
  dubbing_language_twice: 'Выберите каждый язык один раз.',
}
