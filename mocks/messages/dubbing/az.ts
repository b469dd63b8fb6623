import type { DubbingMessages } from './en.ts'

export const dubbingAz: DubbingMessages = {
  dubbing_same_language: 'Dublyajın dili danışılan dildən fərqli olmalıdır.',
  dubbing_no_target: 'Hansı dillərə dublyaj ediləcəyini seçin.',
  dubbing_no_such_target: 'Bu dilə dublyaj etmək mümkün deyil.',
  dubbing_no_voice: 'Hazırda “{language}” üçün səs yoxdur. Başqa dil seçin.',
  dubbing_no_speech: 'Faylda heç kim danışmır: dublyaj ediləsi bir şey yoxdur.',
  dubbing_part: 'Hissə bitməzdən əvvəl başlamalı və faylın daxilində olmalıdır.',
  dubbing_finished_language: 'Hazır dili çıxarmaq olmaz.',
  dubbing_fixed: 'Bunu artıq dəyişmək olmaz: iş görülüb.',
  dubbing_language_unknown: 'Bu layihədə belə dil yoxdur.',
  dubbing_missing: 'Dublyaj ediləcək videonu və ya yazını seçin.',
  dubbing_language_twice: 'Hər dili bir dəfə seçin.',
}
