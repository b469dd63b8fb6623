import type { cloningEn } from './en.ts'

export const cloningRu: Readonly<Record<keyof typeof cloningEn, string>> = {
  clone_no_samples: 'Добавьте хотя бы один образец голоса.',
  clone_too_many_samples: 'У голоса может быть не больше {limit} образцов. Сначала удалите один.',
  clone_not_enough: 'Пригодные образцы вместе длятся {seconds} с, нужно {needed} с. Добавьте ещё один.',
  clone_name_length: 'В имени должно быть от 2 до 40 символов.',
  clone_name_taken: 'У вас уже есть голос с таким именем. Выберите другое.',
  clone_consent_needed: 'Без этого согласия клонировать голос нельзя.',
  clone_permission_needed: 'Приложите письменное разрешение владельца голоса.',
  clone_permission_type: 'Разрешение должно быть в PDF или картинкой (JPEG, PNG, WebP).',
  clone_permission_too_large: 'Файл разрешения больше 10 МБ.',
  clone_unchanged: 'Образцы не менялись: голос уже сделан по ним.',
  clone_too_little_speech: 'В образцах слишком мало речи. Добавьте образцы, где говорят без долгих пауз.',
  clone_two_voices: 'В образцах слышны два разных голоса. Оставьте образцы только одного человека.',
  sample_too_short: 'Короче 3 секунд.',
  sample_too_quiet: 'Слишком тихо. Говорите ближе к микрофону.',
  sample_clipped: 'Слишком громко: звук обрезан. Убавьте микрофон.',
  sample_no_speech: 'Речи почти не слышно.',
  sample_cut_off: 'Файл неполный: его копирование прервалось.',
  sample_no_sound: 'В видео нет звука.',
  sample_unreadable: 'Файл не читается как звук. Экспортируйте его в MP3 или AAC (M4A).',
  sample_two_voices:
    'В одном из образцов говорят два разных человека. Уберите его или вырежьте часть, где говорит только один.',
  sample_duplicate: '«{name}» — тот же файл, что и «{first}». Уберите один из них.',
  sample_too_large: '«{name}» больше {limit} МБ.',
  sample_too_long: '«{name}» длиннее {limit} мин.',
}
